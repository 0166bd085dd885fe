import { isNewVisit } from '../address/isNewVisit';
import type { Carried } from '../apollo/carriedAnswers';
import type { Painting } from '../session/sessionStore';

/** Returns what can be hydrated: only a page that was painted from the same state that the client starts with. */
export function paintingOf(root: HTMLElement, carried: Carried | undefined): Painting {
  const { state } = window.history;
  if (!root.hasChildNodes() || state?.usr) return 'none';
  // A returning reader finds a list as they left it, which the server doesn't know.
  if (root.dataset.painted === 'byServer') return carried && isNewVisit() ? 'byServer' : 'none';
  // The build paints each path without parameters.
  return window.location.search ? 'none' : 'byBuild';
}
