interface Connection {
  /** Reports that the connection stands, so that the next wait is a short one again. */
  connected: () => void;
  /** Reports the end; `forGood` when another attempt would fail as well. Later reports are ignored. */
  ended: (forGood: boolean) => void;
}

const MIN_WAIT = 1_000;
const MAX_WAIT = 60_000;

/**
 * Opens a connection, and opens it again whenever it ends, after waits that grow. It closes while the window is hidden,
 * because a browser has few connections. `open` returns the function that closes it.
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

/** The wait is random, so that the browsers don't all come back at once after the server was down. */
const waitAfter = (failures: number) => Math.min(MIN_WAIT * 2 ** failures, MAX_WAIT) * (0.5 + Math.random());
