import { holds, type Viewer } from '../session/sessionStore';
import { useSession } from '../session/useSession';

/** What somebody's role includes, as the variables of documents. */
export const heldBy = (viewer: Viewer | null) => ({
  withOrders: holds(viewer, 'ORDERS'),
  withRanch: holds(viewer, 'RANCH'),
  withMoney: holds(viewer, 'MONEY'),
  withPeople: holds(viewer, 'PEOPLE'),
});

export const useHeld = () => heldBy(useSession().viewer);
