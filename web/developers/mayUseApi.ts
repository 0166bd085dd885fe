import type { Viewer } from '../session/useSession';

/** Admins and approved ranches may use the API. */
export const mayUseApi = (viewer: Viewer | null): boolean =>
  viewer?.userType === 'ADMIN' || viewer?.ranch?.approval === 'APPROVED';
