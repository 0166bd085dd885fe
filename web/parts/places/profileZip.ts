import { zip5 } from '../../../rules/fields/zip';
import type { Viewer } from '../../session/sessionStore';

/** Whether somebody looks for ranches from a place of their own. */
export const looksFromHome = (viewer: Viewer | null) => !viewer || viewer.userType === 'CUSTOMER';

/** The ZIP code in a family's profile; empty where there is none, and for ranchers and admins. */
export const profileZip = (viewer: Viewer | null) => (looksFromHome(viewer) ? (zip5(viewer?.zipCode ?? '') ?? '') : '');
