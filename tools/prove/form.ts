/** Whether the long form of a stress test runs (`npm run prove`), which also checks time limits. */
export const isLong = process.env.PROVE_LONG === '1';

/** Picks an amount for the long form or for `npm test`. */
export const amount = ({ long, short }: { long: number; short: number }): number => (isLong ? long : short);

/** Prints what was measured, in the long form only. */
export function report(line: string): void {
  if (isLong) console.log(line);
}
