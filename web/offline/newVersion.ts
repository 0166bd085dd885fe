const listeners = new Set<() => void>();
let isThere = false;

/** The path of the script that this page runs. It changes with every version. */
const ownEntry = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script && new URL(script.src).pathname;
};

/** Whether a newer version than the page's is ready. The person decides when to reload, since that discards unsaved input. */
export const newVersion = {
  isThere: () => isThere,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** `entry` is the script of the installed version. */
  compare(entry: unknown): void {
    const own = ownEntry();
    isThere = typeof entry === 'string' && own !== null && entry !== own;
    for (const listener of listeners) listener();
  },
};
