import { zip5 } from '../../../rules/fields/zip';
import type { Viewer } from '../../session/sessionStore';

/** Returns whether a person searches for ranches near their home, as visitors and customers do. */
export const hasHomeZip = (viewer: Viewer | null) => !viewer || viewer.userType === 'CUSTOMER';

/** Returns the ZIP code in a family's profile. Empty if there's none, and for ranchers and admins. */
export const profileZip = (viewer: Viewer | null) => (hasHomeZip(viewer) ? (zip5(viewer?.zipCode ?? '') ?? '') : '');
