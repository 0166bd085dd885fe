/** Lists the numbers of all PostgreSQL advisory locks, so that no number is used twice. */
export const advisoryLocks = {
  migrating: 7_319_204,
  seeding: 7_319_205,
  usingEmbeddedServer: 7_319_206,
  /** Taken by a database trigger. */
  removingAdmin: 7_319_207,
  assigningEventPositions: 7_319_208,
  /** Combined with a ranch's id, or 0 for all ranches. A database trigger takes it in shared mode when an event is written. */
  changingWebhooks: 7_319_209,
  /** Combined with a webhook's id. Taken by a database function. */
  queuingForWebhook: 7_319_210,
  /** Taken by a database function. */
  foldingFigures: 7_319_212,
  /** Combined with a ranch's id. Taken by a database function. */
  takingTurnInLine: 7_319_213,
  startingRecall: 7_319_214,
};
