/** Returns whether it keeps the router from going back or forward. */
type Holder = () => boolean;

const holders = new Set<Holder>();

/** Must run before the router renders, since only the first listener can stop the others. */
export function listenForPops(): void {
  window.addEventListener('popstate', (event) => {
    const newestFirst = [...holders].reverse();
    if (newestFirst.some((holds) => holds())) event.stopImmediatePropagation();
  });
}

/** Lets `holder` decide about Back and Forward before the router, until the returned function is called. */
export function holdPops(holder: Holder): () => void {
  holders.add(holder);
  return () => void holders.delete(holder);
}
