const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Code that is wanted and does not come would take the whole page down. So what this answers never fails: without a
 * connection it waits, and asks again. However often it is called, the code is asked for once.
 */
export function patient<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  return () => {
    loading ??= insist(load, FIRST_PAUSE);
    return loading;
  };
}

async function insist<Code>(load: () => Promise<Code>, pause: number): Promise<Code> {
  try {
    return await load();
  } catch {
    await betterTimes(pause);
    return insist(load, Math.min(2 * pause, LONGEST_PAUSE));
  }
}

/** The browser tells when it is connected again; that a server is back, nobody does. */
function betterTimes(pause: number): Promise<void> {
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
