import { ConcurrencyLimit } from './ConcurrencyLimit';

/** Drawing a photo takes a whole core. Orders of a ranch wait for its lock. */
type Line = 'drawing' | `ranch ${number}`;

const lines = new ConcurrencyLimit({ running: { perCaller: 1 }, waiting: {} });

/** Runs the work of a line one after the other on this server, in the order of the calls. */
export const inTurn = <T>(line: Line, work: () => Promise<T>): Promise<T> => lines.run(line, work);
