import type { Session_userFragment } from './Session.generated';

export type Viewer = Session_userFragment;

export interface Known {
  viewer: Viewer | null;
  /** Until the first answer: neither signed in nor out. */
  loading: boolean;
  /** Whether there was no answer; until it is tried again nobody counts as signed in. */
  unreachable: boolean;
}

/** Throws when there is no answer at all; any other refusal means that nobody is signed in. */
type Ask = () => Promise<Viewer | null>;

const UNKNOWN: Known = { viewer: null, loading: true, unreachable: false };

let known = UNKNOWN;
let ask: Ask;
const listeners = new Set<() => void>();

function change(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Who is signed in. Apart from the graph's client, which is larger than all that a visitor's page needs. */
export const sessionStore = {
  get: () => known,

  /** What a painted page was painted with. */
  atFirst: () => UNKNOWN,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  tell: (viewer: Viewer | null) => change({ viewer, loading: false, unreachable: false }),

  start(way: Ask): Promise<void> {
    ask = way;
    return sessionStore.retry();
  },

  async retry(): Promise<void> {
    change(UNKNOWN);
    const next = await ask().then(
      (viewer) => ({ viewer, loading: false, unreachable: false }),
      () => ({ viewer: null, loading: false, unreachable: true }),
    );
    // Who signed in meanwhile knows better than an answer from before.
    if (known.loading) change(next);
  },
};
