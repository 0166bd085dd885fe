const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 30_000;

/**
 * Loads code again and again until it succeeds, since a lazy component that fails to load would break the whole page.
 * Repeated calls share one attempt.
 */
export function retryImport<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () => {
    loading ??= loadUntilItComes(load, FIRST_PAUSE);
    return loading;
  };
}

async function loadUntilItComes<Code>(load: () => Promise<Code>, pause: number): Promise<Code> {
  try {
    return await load();
  } catch {
    await onlineOrAfter(pause);
    return loadUntilItComes(load, Math.min(2 * pause, MAX_PAUSE));
  }
}

/** The browser reports a new connection, but not that a server is back, so there's a pause too. */
function onlineOrAfter(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pause);
    window.addEventListener('online', goOn);
  });
}
