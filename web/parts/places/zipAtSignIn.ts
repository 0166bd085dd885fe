import type { Viewer } from '../../session/sessionStore';
import { chosenBy, rememberZip, store } from './knownZip';
import { looksFromHome, profileZip } from './profileZip';

/**
 * Gives what a visitor chose to the person who signs in, if neither their profile nor their earlier choice says where they
 * live: another person may have chosen it. Either way nothing of it is left for the next visitor.
 */
export function takeZipAlong(viewer: Viewer): void {
  const chosen = chosenBy(null);
  if (!chosen || !looksFromHome(viewer)) return;
  store(null, undefined);
  const isUnknown = profileZip(viewer) === '' && !chosenBy(viewer);
  if (isUnknown) rememberZip(viewer, chosen.zipCode);
}
