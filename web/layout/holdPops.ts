/** Says whether it keeps the move from the router. */
type Holder = () => boolean;

const holders = new Set<Holder>();

/** To be called before the router is drawn: of those who listen for Back, only the first can keep it from the others. */
export function listenForPops(): void {
  window.addEventListener('popstate', (event) => {
    const newestFirst = [...holders].reverse();
    if (newestFirst.some((holds) => holds())) event.stopImmediatePropagation();
  });
}

/** Gives Back and Forward to `holder` before the router sees them, until what it returns is called. */
export function holdPops(holder: Holder): () => void {
  holders.add(holder);
  return () => void holders.delete(holder);
}
