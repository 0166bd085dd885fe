import type { Duty } from '../../rules/accounts/duties';
import type { Session_userFragment } from './Session.generated';

export type Viewer = Session_userFragment;

/** Whether someone's role includes a duty. A viewer that an older version stored on the device may have no duties. */
export const hasDuty = (viewer: Viewer | null, duty: Duty): boolean => viewer?.duties?.includes(duty) ?? false;

/**
 * The duties of someone's role as query variables. The server refuses fields of other duties, so queries request them with
 * `@include(if: $withMoney)` and the like.
 */
export const permissionsOf = (viewer: Viewer | null) => ({
  withOrders: hasDuty(viewer, 'ORDERS'),
  withRanch: hasDuty(viewer, 'RANCH'),
  withMoney: hasDuty(viewer, 'MONEY'),
  withPeople: hasDuty(viewer, 'PEOPLE'),
});

/**
 * Whether a person may see only their profile: until they change a temporary password, set up a second factor, or while their
 * account is to be deleted.
 */
export const hasFirstStep = ({ deletesAt, mustChangePassword, secondFactorSetup }: Viewer): boolean =>
  deletesAt !== null || mustChangePassword || secondFactorSetup === 'NOW';

export interface Known {
  viewer: Viewer | null;
  /** True until the session is known. */
  loading: boolean;
  /** Whether the server couldn't be reached. `viewer` is null then. */
  unreachable: boolean;
  /** Whether the page still shows the prerendered HTML, which only visitors get. */
  isPainted?: boolean;
}

/**
 * The HTML of the page before its script runs: none to hydrate, HTML that the build has rendered without a known person, or
 * HTML that the server has rendered for the person who requested it (web/paintScreen.tsx).
 */
export type Painting = 'none' | 'byBuild' | 'byServer';

/** Rejects if the server can't be reached. Any other failure resolves to null. */
type FetchViewer = () => Promise<Viewer | null>;

const UNKNOWN: Known = { viewer: null, loading: true, unreachable: false };
const PAINTED: Known = { ...UNKNOWN, isPainted: true };

let known = UNKNOWN;
let painted = PAINTED;
let fetchViewer: FetchViewer;
const listeners = new Set<() => void>();

function change(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Who is signed in. The store doesn't use Apollo Client, because visitors' pages don't load it. */
export const sessionStore = {
  get: () => known,

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
    if (known.loading || known.unreachable || known.viewer !== viewer)
      change({ viewer, loading: false, unreachable: false });
  },

  /** `carried` is the viewer that the page came with. Without it, fetches the viewer. */
  async start(fetcher: FetchViewer, painting: Painting = 'none', carried?: Viewer | null): Promise<void> {
    fetchViewer = fetcher;
    if (carried !== undefined) sessionStore.set(carried);
    painted = painting === 'byServer' ? known : PAINTED;
    if (carried === undefined) await check(painting === 'byBuild' ? PAINTED : UNKNOWN);
  },

  retry: () => check(UNKNOWN),
};

async function check(meanwhile: Known): Promise<void> {
  change(meanwhile);
  const next = await fetchViewer().then(
    (viewer) => ({ viewer, loading: false, unreachable: false }),
    () => ({ viewer: null, loading: false, unreachable: true }),
  );
  // If it's no longer loading, a sign-in in the meantime is newer than this response.
  if (known.loading) change(next);
}
