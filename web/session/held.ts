import { holds, type Viewer } from './sessionStore';
import { useSession } from './useSession';

/**
 * The duties of somebody's role, as variables of documents: the server refuses fields of other duties, so they're asked for with
 * `@include(if: $withMoney)` and the like.
 */
export const heldBy = (viewer: Viewer | null) => ({
  withOrders: holds(viewer, 'ORDERS'),
  withRanch: holds(viewer, 'RANCH'),
  withMoney: holds(viewer, 'MONEY'),
  withPeople: holds(viewer, 'PEOPLE'),
});

/** What the viewer's role includes. */
export const useHeld = () => heldBy(useSession().viewer);
