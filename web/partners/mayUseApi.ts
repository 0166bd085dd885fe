import type { Viewer } from '../session/useSession';

/** Programs are let in for admins and for approved ranches. */
export const mayUseApi = (viewer: Viewer | null): boolean =>
  viewer?.userType === 'ADMIN' || viewer?.ranch?.approval === 'APPROVED';
