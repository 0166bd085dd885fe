interface Life {
  /** It stands: the next interruption is a first one again. */
  connected: () => void;
  /** For good when trying again would change nothing. Only the first word on it counts. */
  ended: (forGood: boolean) => void;
}

const SHORTEST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/**
 * Opens something, and opens it again when it ends, with growing patience, for as long as the window is looked at: one
 * that is not would take up a connection, of which a browser has few. `open` gives the way to close it.
 */
export function keepOpen(open: (life: Life) => () => void): () => void {
  let close: (() => void) | undefined;
  let isOpen = false;
  let isOver = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    if (isOpen || isOver || document.hidden) return;
    isOpen = true;
    close = open({
      connected: () => {
        failures = 0;
      },
      ended: (forGood) => {
        isOver ||= forGood;
        if (isOpen) timer = setTimeout(start, waitAfter(failures));
        failures += isOpen ? 1 : 0;
        isOpen = false;
      },
    });
  }

  function stop(): void {
    clearTimeout(timer);
    if (isOpen) close?.();
    isOpen = false;
  }

  const follow = () => (document.hidden ? stop() : start());
  document.addEventListener('visibilitychange', follow);
  start();
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Not all at once, when it was the server that went away. */
const waitAfter = (failures: number) => Math.min(SHORTEST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.5 + Math.random());
