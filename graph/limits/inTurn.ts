/** Drawing a photo takes a whole core. Orders of a ranch wait for its lock. */
type Line = 'drawing' | `ranch ${number}`;

const last = new Map<Line, Promise<unknown>>();

/** Runs the work of a line one after the other on this server, in the order of the calls. */
export async function inTurn<T>(line: Line, work: () => Promise<T>): Promise<T> {
  const before = last.get(line) ?? Promise.resolve();
  const own = before.then(work, work);
  last.set(line, own);
  try {
    return await own;
  } finally {
    if (last.get(line) === own) last.delete(line);
  }
}
