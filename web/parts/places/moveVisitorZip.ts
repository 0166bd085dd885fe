import type { Viewer } from '../../session/sessionStore';
import { rememberZip, store, storedChoice } from './knownZip';
import { hasHomeZip, profileZip } from './profileZip';

/** A family gets the device's ZIP code only if it has none, since another person may have chosen it. */
export function moveVisitorZip(viewer: Viewer): void {
  const chosen = storedChoice(null);
  if (!chosen || !hasHomeZip(viewer)) return;
  store(null, undefined);
  const isUnknown = profileZip(viewer) === '' && !storedChoice(viewer);
  if (isUnknown) rememberZip(viewer, chosen.zipCode);
}
