import { Refusal } from '../errors';

/** How many photos may be on their way into the memory of this server at once. */
const MOST = 8;

/** Nobody keeps all others out by sending slowly. */
const MOST_OF_RANCH = 2;

/** The ranch of each place that is taken. */
const taken: number[] = [];

/** Runs work that holds a photo in memory, in one of the places that there are for it. Errors: UNAVAILABLE. */
export async function inPlace<T>(ranchId: number, work: () => Promise<T>): Promise<T> {
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
