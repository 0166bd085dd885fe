import { isNewVisit } from '../address/isNewVisit';
import type { Carried } from '../apollo/carriedAnswers';
import type { Painting } from '../session/sessionStore';

/** What can be hydrated of the page in the root: only what was painted from the very state that the client begins with. */
export function paintingOf(root: HTMLElement, carried: Carried | undefined): Painting {
  const { state } = window.history;
  if (!root.hasChildNodes() || state?.usr) return 'none';
  // A reader who comes back finds the list as they left it, which the server doesn't know.
  if (root.dataset.painted === 'byServer') return carried && isNewVisit() ? 'byServer' : 'none';
  // The build has painted the bare address.
  return window.location.search ? 'none' : 'byBuild';
}
