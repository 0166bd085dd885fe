import type { Navigator, To } from 'react-router-dom';
import type { LeaveHolder } from './LeaveHolder';

const holdersOf = new WeakMap<Navigator, Set<LeaveHolder>>();

/**
 * Every link and every navigate() of the client ends here: this router has no blocker of its own.
 * Of several holders who came last is asked first, and each may end before the others.
 */
export function holdNavigator(navigator: Navigator, holder: LeaveHolder): () => void {
  const holders = holdersOf.get(navigator) ?? askHolders(navigator);
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Once for all: who would put the moves back in their turn could put back those of a holder that is gone. */
function askHolders(navigator: Navigator): Set<LeaveHolder> {
  const holders = new Set<LeaveHolder>();
  const held = (move: Navigator['push']): Navigator['push'] =>
    function ask(...target) {
      const path = pathOf(target[0]);
      const holder = [...holders].reverse().find(({ holds }) => holds(path));
      if (holder) holder.hold(() => ask(...target));
      else move(...target);
    };
  Object.assign(navigator, { push: held(navigator.push), replace: held(navigator.replace) });
  holdersOf.set(navigator, holders);
  return holders;
}

function pathOf(to: To): string {
  return new URL(typeof to === 'string' ? to : (to.pathname ?? ''), window.location.href).pathname;
}
