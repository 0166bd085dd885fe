/**
 * The seconds before each of the first retries. The first retry comes soon, because most receivers fail only during a restart,
 * and later ones become rare, so that they don't burden a receiver.
 */
const PAUSES = [5, 30, 120, 600];
const MAX_PAUSE = 3_600;
/** Spreads out retries of deliveries that failed together. */
const JITTER = 0.2;

/** The bounds of how long a receiver may make an event wait, in seconds. */
const [MIN_WISH, MAX_WISH] = [5, 86_400];

/**
 * Returns how many seconds to wait after a number of failures in a row. If the receiver said when to come again, that counts, within
 * bounds.
 */
export function retryPause(failures: number, wish: number | null = null): number {
  if (wish !== null) return Math.min(Math.max(wish, MIN_WISH), MAX_WISH);
  const pause = PAUSES[failures - 1] ?? MAX_PAUSE;
  return pause * (1 + JITTER * (2 * Math.random() - 1));
}
