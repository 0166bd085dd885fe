import { Refusal } from '../../errors';

/** Hashing uses a core and one of the four threads that also read files. Two at once leave room for everything else. */
const MAX_RUNNING = 2;

/** A few seconds of work. When more are waiting, it's better to ask people to try again. */
const MAX_WAITING = 100;

const BUSY = 'Many people are signing in right now. Please try again in a few seconds.';

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a job when a slot is free. Errors: UNAVAILABLE with `retryAfter` in seconds. */
export async function inPasswordQueue<T>(job: () => Promise<T>): Promise<T> {
  if (running < MAX_RUNNING) running++;
  else if (waiting.length >= MAX_WAITING) throw new Refusal('UNAVAILABLE', BUSY, { retryAfter: 5 });
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await job();
  } finally {
    // Hand the slot to the job that has waited longest, so no new job can cut in.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
