const turns = new Map<number, Promise<unknown>>();

/**
 * Runs what orders do under the lock of their ranch one after the other. Hundreds of families who want the same animal then wait
 * here in the order of their requests, and not each with a connection to the database.
 */
export async function inTurn<T>(rancherId: number, work: () => Promise<T>): Promise<T> {
  const before = turns.get(rancherId) ?? Promise.resolve();
  const own = before.then(work, work);
  turns.set(rancherId, own);
  try {
    return await own;
  } finally {
    if (turns.get(rancherId) === own) turns.delete(rancherId);
  }
}
