import type { Navigator, To } from 'react-router-dom';

export interface LeaveBlocker {
  /** Tells whether it blocks a move to that path, or away from the site when there is none. */
  blocks: (path?: string) => boolean;
  /** Asks the person. `proceed` continues the blocked move, and may promise false when the move then failed. */
  block: (proceed: () => unknown) => void;
}

const blockersOf = new WeakMap<Navigator, Set<LeaveBlocker>>();

/**
 * Blocks links and navigate(), which all go through the navigator: this router has no blocker of its own.
 * The newest of several blockers is asked first. The returned function removes the blocker.
 */
export function blockNavigator(navigator: Navigator, blocker: LeaveBlocker): () => void {
  const blockers = blockersOf.get(navigator) ?? wrapNavigator(navigator);
  blockers.add(blocker);
  return () => void blockers.delete(blocker);
}

/** Wraps a navigator once and for all: if each blocker wrapped it, removing one could bring back another that is gone. */
function wrapNavigator(navigator: Navigator): Set<LeaveBlocker> {
  const blockers = new Set<LeaveBlocker>();
  const guarded = (move: Navigator['push']): Navigator['push'] =>
    function guardedMove(...target) {
      const path = pathOf(target[0]);
      const blocker = [...blockers].reverse().find(({ blocks }) => blocks(path));
      if (blocker) blocker.block(() => guardedMove(...target));
      else move(...target);
    };
  Object.assign(navigator, { push: guarded(navigator.push), replace: guarded(navigator.replace) });
  blockersOf.set(navigator, blockers);
  return blockers;
}

function pathOf(to: To): string {
  return new URL(typeof to === 'string' ? to : (to.pathname ?? ''), window.location.href).pathname;
}
