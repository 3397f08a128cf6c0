"""What is kept: the tables of the database, its migrations, and the one way in which anything is written."""
