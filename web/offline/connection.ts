interface Connection {
  isOffline: boolean;
  /** When the oldest stored data on the screen was fetched, in the server's time. Null if the screen shows no stored data. */
  asOf: number | null;
  /** When the server last responded, in the server's time. */
  reachedAt: number | null;
}

const INITIAL: Connection = { isOffline: false, asOf: null, reachedAt: null };

let current = INITIAL;
const listeners = new Set<() => void>();

function change(next: Partial<Connection>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

/** Tracks whether the server can be reached by its responses, because the browser's own online state is unreliable. */
export const connection = {
  get: () => current,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  reached(at: number): void {
    change({ isOffline: false, asOf: null, reachedAt: at });
  },

  /** Records that the server can't be reached. `at` is when the stored data that is shown instead was fetched. */
  lost(at?: number): void {
    change({ isOffline: true, asOf: at === undefined ? current.asOf : Math.min(at, current.asOf ?? at) });
  },

  /** Sets when the server last responded, for a page that starts without a network. */
  assume(reachedAt: number): void {
    change({ reachedAt });
  },

  /** Clears `asOf` when another screen opens, since that screen may show no stored data. */
  changeScreen(): void {
    if (current.asOf !== null) change({ asOf: null });
  },

  /** Restores the initial state, for tests. */
  reset(): void {
    change(INITIAL);
  },
};
