/**
 * All who ask while a look is under way share the next one, so that each is told what was so after they had asked, and there
 * is never more than one look at a time.
 */
export function sharedLook<Value>(look: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  async function lookNext(): Promise<Value> {
    await current;
    next = null;
    const looking = look();
    current = looking.catch(() => {});
    return looking;
  }
  return () => {
    next ??= lookNext();
    return next;
  };
}
