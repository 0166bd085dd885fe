/**
 * Shares checks between callers. Calls that come while a check is running share the next check, so that each gets the result of a
 * check that started after the call. Only one check runs at a time.
 */
export function shareNextRun<Value>(check: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  async function startNext(): Promise<Value> {
    await current;
    next = null;
    const running = check();
    current = running.catch(() => {});
    return running;
  }
  return () => {
    next ??= startNext();
    return next;
  };
}
