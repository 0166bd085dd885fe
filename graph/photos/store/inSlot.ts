import { Refusal } from '../../errors';

/** How many photos this server holds in memory at once. */
const MAX_SLOTS = 8;

/** Prevents one owner from blocking all others by sending slowly. */
const MAX_SLOTS_PER_OWNER = 2;

/** The owner of each slot in use: a ranch or a family. */
const inUse: string[] = [];

/** Runs work that holds a photo in memory, if there's a free slot. Errors: UNAVAILABLE. */
export async function inSlot<T>(owner: string, work: () => Promise<T>): Promise<T> {
  const ofOwner = inUse.filter((one) => one === owner).length;
  if (inUse.length >= MAX_SLOTS || ofOwner >= MAX_SLOTS_PER_OWNER) {
    throw new Refusal('UNAVAILABLE', 'Many photos are being uploaded right now. Please try again.');
  }
  inUse.push(owner);
  try {
    return await work();
  } finally {
    inUse.splice(inUse.indexOf(owner), 1);
  }
}
