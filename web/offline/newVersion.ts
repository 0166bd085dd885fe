const listeners = new Set<() => void>();
let isThere = false;

/** The script that this page runs. Its name changes with every version. */
const ownEntry = () => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script && new URL(script.src).pathname;
};

/** Whether there is a newer version than the page's. It's offered: a reload would take away what someone is typing. */
export const newVersion = {
  isThere: () => isThere,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** `entry` is the script of the version that opens next. */
  compare(entry: unknown): void {
    const own = ownEntry();
    isThere = typeof entry === 'string' && own !== null && entry !== own;
    for (const listener of listeners) listener();
  },
};
