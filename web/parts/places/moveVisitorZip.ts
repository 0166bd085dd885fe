import type { Viewer } from '../../session/sessionStore';
import { rememberZip, store, storedChoice } from './knownZip';
import { hasHomeZip, profileZip } from './profileZip';

/**
 * When a family signs in, removes the ZIP code that was chosen before on this device. The family gets it only if it has none,
 * since another person may have chosen it. Does nothing when a rancher or admin signs in.
 */
export function moveVisitorZip(viewer: Viewer): void {
  const chosen = storedChoice(null);
  if (!chosen || !hasHomeZip(viewer)) return;
  store(null, undefined);
  const isUnknown = profileZip(viewer) === '' && !storedChoice(viewer);
  if (isUnknown) rememberZip(viewer, chosen.zipCode);
}
