/** Work of which there is one at a time for each key: those who ask meanwhile get what it gives. */
export function shared<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key) => {
    const known = underWay.get(key);
    if (known) return known;
    const begun = work(key).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
}
