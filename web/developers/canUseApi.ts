import { hasDuty, type Viewer } from '../session/sessionStore';

/** Admins with all rights and the owners of approved ranches may use the API. */
export const canUseApi = (viewer: Viewer | null): boolean =>
  hasDuty(viewer, 'PEOPLE') && (viewer?.userType === 'ADMIN' || viewer?.ranch?.approval === 'APPROVED');
