import { isNewVisit } from '../address/isNewVisit';
import type { Carried } from '../apollo/carriedAnswers';
import type { Painting } from '../session/sessionStore';

/** Returns who painted the page, or 'none' if it can't be hydrated because the client starts from another state. */
export function paintingOf(root: HTMLElement, carried: Carried | undefined): Painting {
  if (!root.hasChildNodes()) return 'none';
  // After a reload or Back, a list is restored as the reader left it, which the server doesn't know.
  if (root.dataset.painted === 'byServer')
    return carried && isNewVisit() && !window.history.state?.usr ? 'byServer' : 'none';
  // The build paints each path without parameters.
  return window.location.search ? 'none' : 'byBuild';
}
