/** Advisory locks of PostgreSQL are numbers that all parts of the product share. They are listed here so that none is used twice. */
export const advisoryLocks = {
  migrating: 7_319_204,
  seeding: 7_319_205,
  usingEmbeddedServer: 7_319_206,
  /** Taken by a trigger of the database. */
  removingAdmin: 7_319_207,
  assigningEventPositions: 7_319_208,
  /** With a ranch's id, or 0 for all ranches. A database trigger takes it in shared mode when an event is written. */
  changingWebhooks: 7_319_209,
  /** With a webhook's id; taken by a function of the database. */
  queuingForWebhook: 7_319_210,
  /** Taken by a function of the database. */
  foldingFigures: 7_319_212,
  /** With a ranch's id; taken by a function of the database. */
  takingTurnInLine: 7_319_213,
};
