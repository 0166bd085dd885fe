import type { Viewer } from '../../session/sessionStore';
import { rememberZip, store, storedChoice } from './knownZip';
import { hasHomeZip, profileZip } from './profileZip';

/**
 * Moves a visitor's ZIP code to the family that signs in, if neither its profile nor its earlier choice has one, since
 * another person may have chosen it. In any case the visitor's choice is removed. It stays if a rancher or admin signs in.
 */
export function moveVisitorZip(viewer: Viewer): void {
  const chosen = storedChoice(null);
  if (!chosen || !hasHomeZip(viewer)) return;
  store(null, undefined);
  const isUnknown = profileZip(viewer) === '' && !storedChoice(viewer);
  if (isUnknown) rememberZip(viewer, chosen.zipCode);
}
