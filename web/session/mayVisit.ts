import type { Place } from '../../rules/site';
import { ranchesAreOpen } from './ranchesAreOpen';
import { hasDuty, type Viewer } from './sessionStore';

export function mayVisit({ who, duty }: Pick<Place, 'who' | 'duty'>, viewer: Viewer | null): boolean {
  if (duty && viewer && viewer.userType !== 'CUSTOMER' && !hasDuty(viewer, duty)) return false;
  if (typeof who !== 'string') return who.includes(viewer?.userType ?? 'VISITOR');
  return viewer !== null || who === 'everyone' || (who === 'whenOpen' && ranchesAreOpen());
}
