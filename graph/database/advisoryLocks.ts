/** PostgreSQL's advisory locks are plain numbers that all parts of the product share: kept together, none is taken twice. */
export const advisoryLocks = {
  migrating: 7_319_204,
  seeding: 7_319_205,
  usingEmbeddedServer: 7_319_206,
  /** Taken by a trigger of the database. */
  removingAdmin: 7_319_207,
  assigningEventPositions: 7_319_208,
  /** With a ranch's id, or 0 for all: shared by a trigger of the database with all whose events are about to be told. */
  changingWebhooks: 7_319_209,
  /** With a webhook's id; taken by a function of the database. */
  queuingForWebhook: 7_319_210,
};
