import { hasDuty, type Viewer } from '../session/sessionStore';

/** Returns whether someone may use the API, as admins with all duties and the owners of approved ranches may. */
export const canUseApi = (viewer: Viewer | null): boolean =>
  hasDuty(viewer, 'PEOPLE') && (viewer?.userType === 'ADMIN' || viewer?.ranch?.approval === 'APPROVED');
