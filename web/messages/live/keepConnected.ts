interface Connection {
  /** Reports that the connection is open, so that the next delay is short again. */
  connected: () => void;
  /** Reports the end. `isPermanent` is true if reconnecting would fail as well. Further reports are ignored. */
  ended: (isPermanent: boolean) => void;
}

const MIN_DELAY = 1_000;
const MAX_DELAY = 60_000;

/** Reopens a connection after growing delays. Closed while hidden, because a browser has few connections. */
export function keepOpen(open: (connection: Connection) => () => void): () => void {
  let close: (() => void) | undefined;
  let isOpen = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    if (isOpen || isStopped || document.hidden) return;
    isOpen = true;
    close = open({
      connected: () => {
        failures = 0;
      },
      ended: (isPermanent) => {
        isStopped ||= isPermanent;
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
    isStopped = true;
    stop();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Returns a random delay, so that not all browsers reconnect at the same time after the server was down. */
const delayAfter = (failures: number) => Math.min(MIN_DELAY * 2 ** failures, MAX_DELAY) * (0.5 + Math.random());
