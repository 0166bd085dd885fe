interface Connection {
  /** Reports that the connection is open, so that the next delay is short again. */
  connected: () => void;
  /** Reports the end. `forGood` is true if another attempt would fail as well. Later reports are ignored. */
  ended: (forGood: boolean) => void;
}

const MIN_DELAY = 1_000;
const MAX_DELAY = 60_000;

/**
 * Opens a connection, and reopens it whenever it ends, after growing delays. It's closed while the page is hidden, because a
 * browser has few connections. `open` returns the function that closes it.
 */
export function keepOpen(open: (connection: Connection) => () => void): () => void {
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
        if (isOpen) timer = setTimeout(start, delayAfter(failures));
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

  const onVisibilityChange = () => (document.hidden ? stop() : start());
  document.addEventListener('visibilitychange', onVisibilityChange);
  start();
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** The delay is random, so that not all browsers reconnect at once after the server was down. */
const delayAfter = (failures: number) => Math.min(MIN_DELAY * 2 ** failures, MAX_DELAY) * (0.5 + Math.random());
