/**
 * The seconds before each of the first retries. The first retry comes soon, because most receivers fail only during a restart,
 * and later ones become rare, so that they don't burden a receiver.
 */
const PAUSES = [5, 30, 120, 600];
const MAX_PAUSE = 3_600;
/** Spreads out retries of deliveries that failed together. */
const JITTER = 0.2;

/** Returns how many seconds to wait after a number of failures in a row. */
export function retryPause(failures: number): number {
  const pause = PAUSES[failures - 1] ?? MAX_PAUSE;
  return pause * (1 + JITTER * (2 * Math.random() - 1));
}
