"""What Napoléon 1806 and Napoléon 1807 share: a file for each chapter of their rules."""
