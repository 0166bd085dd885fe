import { Refusal } from '../../errors';

export type Sender = { owner: string; address: string };

/** A photo on its way. */
type Body = {
  /** The average bytes per second so far, or null while the sender has hardly had time to begin, and once all bytes are here. */
  pace: () => number | null;
  end: () => void;
};

/** How many photos this server receives, holds and draws at once. They stay in memory. */
const MAX = 32;

/** How many of them may come from one network address. A ranch and its helpers may share one, and so may a whole village. */
const MAX_PER_ADDRESS = 16;

/** A message's photos are sent all at once. */
const MAX_PER_OWNER = 4;

/** The bytes per second under which a body makes room for a newcomer. */
const SLOW = 64_000;

const RETRY_AFTER = 5;

type Guest = Sender & Body;

const guests = new Set<Guest>();

/** If all places are taken, the slowest body ends, so that nobody blocks others. Errors: UNAVAILABLE. */
export function enterUploadRoom(guest: Guest): () => void {
  makeRoom(guest);
  guests.add(guest);
  return () => void guests.delete(guest);
}

function makeRoom({ owner, address }: Sender): void {
  const all = [...guests];
  const limits: [readonly Guest[], number][] = [
    [all.filter((other) => other.owner === owner), MAX_PER_OWNER],
    [all.filter((other) => other.address === address), MAX_PER_ADDRESS],
    [all, MAX],
  ];
  const slow = limits.filter(([some, max]) => some.length >= max).map(([some]) => slowest(some));
  if (slow.includes(undefined)) {
    const message = 'Many photos are being uploaded right now. Please try again.';
    throw new Refusal('UNAVAILABLE', message, { retryAfter: RETRY_AFTER });
  }
  for (const one of new Set(slow)) {
    one?.end();
    if (one) guests.delete(one);
  }
}

function slowest(some: readonly Guest[]): Guest | undefined {
  const paces = some.map((guest) => ({ guest, pace: guest.pace() ?? SLOW }));
  return paces.filter(({ pace }) => pace < SLOW).sort((a, b) => a.pace - b.pace)[0]?.guest;
}
