interface Connection {
  isOffline: boolean;
  /** When the oldest of what the screen shows was read, by the server's clock. Null if the screen shows nothing that was kept. */
  asOf: number | null;
  /** When the server last answered. */
  reachedAt: number | null;
}

const START: Connection = { isOffline: false, asOf: null, reachedAt: null };

let known = START;
const listeners = new Set<() => void>();

function change(next: Partial<Connection>): void {
  known = { ...known, ...next };
  for (const listener of listeners) listener();
}

/** Whether the server answers, as its answers tell. What the browser says of its network is only a hint. */
export const connection = {
  get: () => known,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  reached(at: number): void {
    change({ isOffline: false, asOf: null, reachedAt: at });
  },

  /** `at` is when what is shown instead was read. */
  lost(at?: number): void {
    change({ isOffline: true, asOf: at === undefined ? known.asOf : Math.min(at, known.asOf ?? at) });
  },

  /** For a page that starts without a network: when the server last answered before. */
  assume(reachedAt: number): void {
    change({ reachedAt });
  },

  /** Another screen is about to show other things. */
  turnPage(): void {
    if (known.asOf !== null) change({ asOf: null });
  },

  /** For tests. */
  startAnew(): void {
    change(START);
  },
};
