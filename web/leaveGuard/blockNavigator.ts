import type { Navigator, To } from 'react-router-dom';

export interface LeaveBlocker {
  /** Returns whether to block navigation to `path`, or leaving the site if `path` is undefined. */
  blocks: (path?: string) => boolean;
  /** Asks the person whether to leave. `proceed` continues the blocked navigation, and resolves to false if that fails. */
  block: (proceed: () => unknown) => void;
}

const blockersOf = new WeakMap<Navigator, Set<LeaveBlocker>>();

/** Wraps the navigator, because this router has no blocker. The newest blocker runs first. */
export function blockNavigator(navigator: Navigator, blocker: LeaveBlocker): () => void {
  const blockers = blockersOf.get(navigator) ?? wrapNavigator(navigator);
  blockers.add(blocker);
  return () => void blockers.delete(blocker);
}

/** Wraps a navigator once for all blockers. If each wrapped it, removing one could restore another that was already removed. */
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
