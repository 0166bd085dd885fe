import { Refusal } from '../../errors';

/** How many photos this server holds in memory at once. */
const MAX_SLOTS = 8;

/** So that nobody can block all others by sending slowly. */
const MAX_SLOTS_PER_OWNER = 2;

/** The owner of each slot in use: a ranch or a family. */
const taken: string[] = [];

/** Runs work that holds a photo in memory, if there's a free slot. Errors: UNAVAILABLE. */
export async function inSlot<T>(owner: string, work: () => Promise<T>): Promise<T> {
  const ofOwner = taken.filter((one) => one === owner).length;
  if (taken.length >= MAX_SLOTS || ofOwner >= MAX_SLOTS_PER_OWNER) {
    throw new Refusal('UNAVAILABLE', 'Many photos are being uploaded right now. Please try again.');
  }
  taken.push(owner);
  try {
    return await work();
  } finally {
    taken.splice(taken.indexOf(owner), 1);
  }
}
