/**
 * Shares checks between callers. All that come while a check is running share the next one, so that each gets a result from
 * after its call, and only one check runs at a time.
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
