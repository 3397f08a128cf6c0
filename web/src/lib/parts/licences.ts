// What the client and the server are made with, and on which terms: for the page About.
export interface Used {
  name: string;
  licence: string;
  address: string;
}

export const TYPEFACES: Used[] = [
  { name: "EB Garamond", licence: "OFL-1.1", address: "https://github.com/octaviopardo/EBGaramond12" },
  { name: "IM Fell English SC", licence: "OFL-1.1", address: "https://iginomarini.com/fell/" },
];

/** By their names on npm, for the test that compares the licences. */
export const CLIENT: (Used & { npm: string })[] = [
  { npm: "svelte", name: "Svelte", licence: "MIT", address: "https://svelte.dev" },
  { npm: "@fluent/bundle", name: "Project Fluent", licence: "Apache-2.0", address: "https://projectfluent.org" },
  { npm: "d3-zoom", name: "d3-zoom", licence: "ISC", address: "https://d3js.org" },
  { npm: "d3-selection", name: "d3-selection", licence: "ISC", address: "https://d3js.org" },
  { npm: "@noble/hashes", name: "noble-hashes", licence: "MIT", address: "https://paulmillr.com/noble/" },
];

/** By their names on PyPI. */
export const SERVER: Used[] = [
  { name: "Litestar", licence: "MIT", address: "https://litestar.dev" },
  { name: "msgspec", licence: "BSD-3-Clause", address: "https://msgspec.dev" },
  { name: "python-multipart", licence: "Apache-2.0", address: "https://github.com/Kludex/python-multipart" },
  { name: "uvicorn", licence: "BSD-3-Clause", address: "https://uvicorn.dev" },
  { name: "httptools", licence: "MIT", address: "https://github.com/MagicStack/httptools" },
  { name: "uvloop", licence: "MIT", address: "https://github.com/MagicStack/uvloop" },
  { name: "SQLAlchemy", licence: "MIT", address: "https://www.sqlalchemy.org" },
  { name: "Alembic", licence: "MIT", address: "https://alembic.sqlalchemy.org" },
  { name: "aiosqlite", licence: "MIT", address: "https://aiosqlite.omnilib.dev" },
  { name: "asyncpg", licence: "Apache-2.0", address: "https://github.com/MagicStack/asyncpg" },
  { name: "argon2-cffi", licence: "MIT", address: "https://argon2-cffi.readthedocs.io" },
  { name: "fluent.runtime", licence: "Apache-2.0", address: "https://github.com/projectfluent/python-fluent" },
  { name: "Rich", licence: "MIT", address: "https://github.com/Textualize/rich" },
];
