const DAY = 86_400_000;

/** Rounds down to the second, which is precise enough. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(Math.floor((now.getTime() - days * DAY) / 1000) * 1000);
}

export function daysBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / DAY;
}
