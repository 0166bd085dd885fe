import type { Duty } from '../../rules/accounts/duties';
import type { Session_userFragment } from './Session.generated';

export type Viewer = Session_userFragment;

/** Whether somebody's role holds a duty. A device may have kept a viewer of a version without duties. */
export const hasDuty = (viewer: Viewer | null, duty: Duty): boolean => viewer?.duties?.includes(duty) ?? false;

/**
 * The duties of somebody's role, as variables of documents: the server refuses fields of other duties, so they're asked for with
 * `@include(if: $withMoney)` and the like.
 */
export const permissionsOf = (viewer: Viewer | null) => ({
  withOrders: hasDuty(viewer, 'ORDERS'),
  withRanch: hasDuty(viewer, 'RANCH'),
  withMoney: hasDuty(viewer, 'MONEY'),
  withPeople: hasDuty(viewer, 'PEOPLE'),
});

/** Whether the profile is all that a person may see, until they have changed a temporary password or set up a second factor. */
export const hasFirstStep = ({ deletesAt, mustChangePassword, secondFactorSetup }: Viewer): boolean =>
  deletesAt !== null || mustChangePassword || secondFactorSetup === 'NOW';

export interface Known {
  viewer: Viewer | null;
  /** True until the first answer. */
  loading: boolean;
  /** Whether there was no answer. Nobody counts as signed in then. */
  unreachable: boolean;
  /** Whether the page still shows the prerendered HTML, which only visitors get. */
  isPainted?: boolean;
}

/**
 * What the page shows before its script: nothing that can be hydrated, what the build has painted before anyone was known, or what
 * the server has painted for whoever asked (web/paintScreen.tsx).
 */
export type Painting = 'none' | 'byBuild' | 'byServer';

/** Throws if there's no answer at all. Any other error means that nobody is signed in. */
type Ask = () => Promise<Viewer | null>;

const UNKNOWN: Known = { viewer: null, loading: true, unreachable: false };
const PAINTED: Known = { ...UNKNOWN, isPainted: true };

let known = UNKNOWN;
let painted = PAINTED;
let ask: Ask;
const listeners = new Set<() => void>();

function change(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Who is signed in. It doesn't use the graph's client, which visitors' pages don't load. */
export const sessionStore = {
  get: () => known,

  /** The state that the painted page was rendered with. */
  atFirst: () => painted,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Whoever is told what is known renders nothing again, least of all a painted page that is still being taken over. */
  tell(viewer: Viewer | null): void {
    if (known.loading || known.unreachable || known.viewer !== viewer)
      change({ viewer, loading: false, unreachable: false });
  },

  /** `carried` is who is signed in, if the page has said so. */
  async start(way: Ask, painting: Painting = 'none', carried?: Viewer | null): Promise<void> {
    ask = way;
    if (carried !== undefined) sessionStore.tell(carried);
    painted = painting === 'byServer' ? known : PAINTED;
    if (carried === undefined) await check(painting === 'byBuild' ? PAINTED : UNKNOWN);
  },

  retry: () => check(UNKNOWN),
};

async function check(meanwhile: Known): Promise<void> {
  change(meanwhile);
  const next = await ask().then(
    (viewer) => ({ viewer, loading: false, unreachable: false }),
    () => ({ viewer: null, loading: false, unreachable: true }),
  );
  // A sign-in in the meantime is newer than this answer.
  if (known.loading) change(next);
}
