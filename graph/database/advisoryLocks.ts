/** PostgreSQL's advisory locks are plain numbers that all parts of the product share: kept together, none is taken twice. */
export const advisoryLocks = {
  migrating: 7_319_204,
  seeding: 7_319_205,
  usingEmbeddedServer: 7_319_206,
  /** Taken by a trigger of the database. */
  removingAdmin: 7_319_207,
};
