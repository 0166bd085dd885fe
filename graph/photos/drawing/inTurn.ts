let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work after another, because drawing a photo takes a whole core. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}
