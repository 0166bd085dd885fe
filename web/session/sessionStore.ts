import type { Duty } from '../../rules/accounts/duties';
import type { Session_userFragment } from './Session.generated';

export type Viewer = Session_userFragment;

/** Returns whether someone's role includes a duty. A viewer that an older version stored on the device has no `duties`. */
export const hasDuty = (viewer: Viewer | null, duty: Duty): boolean => viewer?.duties?.includes(duty) ?? false;

/** A role's duties as query variables, since the server refuses the fields of other duties. */
export const permissionsOf = (viewer: Viewer | null) => ({
  withOrders: hasDuty(viewer, 'ORDERS'),
  withRanch: hasDuty(viewer, 'RANCH'),
  withMoney: hasDuty(viewer, 'MONEY'),
  withPeople: hasDuty(viewer, 'PEOPLE'),
});

/** Whether someone may see only their profile until they have done what it asks. */
export const hasFirstStep = ({ deletesAt, mustChangePassword, secondFactorSetup }: Viewer): boolean =>
  deletesAt !== null || mustChangePassword || secondFactorSetup === 'NOW';

export interface SessionState {
  viewer: Viewer | null;
  /** True until it is known who is signed in. */
  loading: boolean;
  /** Whether the server couldn't be reached. `viewer` is null then. */
  unreachable: boolean;
  /** Whether the page still shows the prerendered HTML, which only visitors get. */
  isPainted?: boolean;
}

/** Who rendered the HTML: nobody, the build, which doesn't know for whom, or the server (web/paintScreen.tsx). */
export type Painting = 'none' | 'byBuild' | 'byServer';

/** Fetches who is signed in. Rejects if the server can't be reached, and resolves to null after any other failure. */
type FetchViewer = () => Promise<Viewer | null>;

const UNKNOWN: SessionState = { viewer: null, loading: true, unreachable: false };
const PAINTED: SessionState = { ...UNKNOWN, isPainted: true };

let current = UNKNOWN;
let painted = PAINTED;
let fetchViewer: FetchViewer;
const listeners = new Set<() => void>();

function change(next: SessionState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Who is signed in. The store doesn't use Apollo Client, because visitors' pages don't load it. */
export const sessionStore = {
  get: () => current,

  /** The state that the HTML of the page was rendered with. */
  initial: () => painted,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Notifies listeners only of a change, so that nothing renders again while the page is hydrated. */
  set(viewer: Viewer | null): void {
    if (current.loading || current.unreachable || current.viewer !== viewer)
      change({ viewer, loading: false, unreachable: false });
  },

  /** Starts with `carried`, the viewer that the page came with, or else fetches the viewer. */
  async start(fetcher: FetchViewer, painting: Painting = 'none', carried?: Viewer | null): Promise<void> {
    fetchViewer = fetcher;
    if (carried !== undefined) sessionStore.set(carried);
    painted = painting === 'byServer' ? current : PAINTED;
    if (carried === undefined) await check(painting === 'byBuild' ? PAINTED : UNKNOWN);
  },

  retry: () => check(UNKNOWN),
};

async function check(loadingState: SessionState): Promise<void> {
  change(loadingState);
  const next = await fetchViewer().then(
    (viewer) => ({ viewer, loading: false, unreachable: false }),
    () => ({ viewer: null, loading: false, unreachable: true }),
  );
  // If the session is no longer loading, someone signed in in the meantime, and this response is outdated.
  if (current.loading) change(next);
}
