/** Seconds: at first soon, since most failures are a restart, and later so seldom that nobody is bothered. */
const PAUSES = [5, 30, 120, 600, 3_600];
/** What has failed together does not come back together. */
const JITTER = 0.2;

/** How long to wait after so many failures in a row. */
export function retryPause(failures: number): number {
  const pause = PAUSES[Math.min(failures, PAUSES.length) - 1]!;
  return pause * (1 + JITTER * (2 * Math.random() - 1));
}
