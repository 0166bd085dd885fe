/** Whether the long form of a proof runs (`npm run prove`). Its figures are also held to limits of time. */
export const isLong = process.env.PROVE_LONG === '1';

/** How much a proof does: in the long form, and within `npm test`. */
export const amount = ({ long, short }: { long: number; short: number }): number => (isLong ? long : short);

/** Tells what was measured, in the long form alone. */
export function tell(line: string): void {
  if (isLong) console.log(line);
}
