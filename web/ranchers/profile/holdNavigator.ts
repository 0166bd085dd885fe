import type { Navigator, To } from 'react-router-dom';
import type { LeaveHolder } from './LeaveHolder';

/** Every link and every navigate() of the client ends here: this router has no blocker of its own. */
export function holdNavigator(navigator: Navigator, { holds, hold }: LeaveHolder) {
  const { push, replace } = navigator;
  const held =
    (move: Navigator['push']): Navigator['push'] =>
    (...target) => {
      if (holds(pathOf(target[0]))) hold(() => move(...target));
      else move(...target);
    };
  navigator.push = held(push);
  navigator.replace = held(replace);
  return () => Object.assign(navigator, { push, replace });
}

function pathOf(to: To): string {
  return new URL(typeof to === 'string' ? to : (to.pathname ?? ''), window.location.href).pathname;
}
