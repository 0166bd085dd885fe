import type { Audience } from '../app/routes';
import type { Viewer } from './useSession';

export function mayVisit(who: Audience, viewer: Viewer | null): boolean {
  if (who === 'everyone') return true;
  if (who === 'signedIn') return viewer !== null;
  return who.includes(viewer?.userType ?? 'VISITOR');
}
