const listeners = new Set<() => void>();
let isReady = false;

/** Returns the path of the script that this page runs, which changes with every version. */
const ownEntry = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script && new URL(script.src).pathname;
};

/** Stores whether a newer version of the app is ready. The person decides when to reload, which discards unsaved input. */
export const newVersion = {
  isReady: () => isReady,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Compares the page's version with the installed one, whose script is `entry`. */
  compare(entry: unknown): void {
    const own = ownEntry();
    isReady = typeof entry === 'string' && own !== null && entry !== own;
    for (const listener of listeners) listener();
  },
};
