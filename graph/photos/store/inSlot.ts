import { Refusal } from '../../errors';

/** How many photos this server holds in memory at once. */
const MOST = 8;

/** So that nobody can block all others by sending slowly. */
const MOST_OF_RANCH = 2;

/** The ranch of each slot in use. */
const taken: number[] = [];

/** Runs work that holds a photo in memory, if there's a free slot. Errors: UNAVAILABLE. */
export async function inSlot<T>(ranchId: number, work: () => Promise<T>): Promise<T> {
  const ofRanch = taken.filter((id) => id === ranchId).length;
  if (taken.length >= MOST || ofRanch >= MOST_OF_RANCH) {
    throw new Refusal('UNAVAILABLE', 'Many photos are being uploaded right now. Please try again.');
  }
  taken.push(ranchId);
  try {
    return await work();
  } finally {
    taken.splice(taken.indexOf(ranchId), 1);
  }
}
