import type { Audience } from '../app/routes';
import { ranchesAreOpen } from './ranchesAreOpen';
import type { Viewer } from './useSession';

export function mayVisit(who: Audience, viewer: Viewer | null): boolean {
  if (typeof who !== 'string') return who.includes(viewer?.userType ?? 'VISITOR');
  return viewer !== null || who === 'everyone' || (who === 'whenOpen' && ranchesAreOpen());
}
