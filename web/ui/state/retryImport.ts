const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 30_000;

/** The event of the window when code can't be loaded for lack of a connection, whatever the browser says about it. */
export const UNREACHABLE = 'unreachable';

/** Retries until the import succeeds, since a lazy component that fails would break the page. */
export function retryImport<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () => {
    loading ??= loadUntilSuccess(load, FIRST_PAUSE);
    return loading;
  };
}

async function loadUntilSuccess<Code>(load: () => Promise<Code>, pause: number): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const isNetworkError = [error, (error as Error)?.cause].some((each) => each instanceof TypeError);
    if (isNetworkError) window.dispatchEvent(new Event(UNREACHABLE));
    await onlineOrAfter(pause);
    return loadUntilSuccess(load, Math.min(2 * pause, MAX_PAUSE));
  }
}

/** Waits for a new connection, or for a pause, since the browser doesn't report that a server is back. */
function onlineOrAfter(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      clearTimeout(timer);
      window.removeEventListener('online', proceed);
      resolve();
    };
    const timer = setTimeout(proceed, pause);
    window.addEventListener('online', proceed);
  });
}
