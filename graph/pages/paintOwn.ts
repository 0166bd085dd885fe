import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Viewer } from '../../web/session/sessionStore';
import { type Answer, createRender, type Painted } from './renderScreen';

/** Renders the client's screen for a signed-in person. Undefined beyond the maximum per second. */
export type PaintOwn = (address: string, answers: readonly Answer[], viewer: Viewer) => Promise<Painted | undefined>;

/** Each page takes 20 to 35 ms, in which the server does nothing else. The client renders further pages. */
const MAX_PER_SECOND = 12;

/** Caches nothing, since such a page belongs to one person. */
export function createPaintOwn(client: string, ranchesAreOpen: boolean, maxPerSecond = MAX_PER_SECOND): PaintOwn {
  const render = createRender(client);
  const limit = new RateLimiterMemory({ points: maxPerSecond, duration: 1 });
  return async (address, answers, viewer) => {
    const isAllowed = await limit.consume('all').then(
      () => true,
      () => false,
    );
    return isAllowed ? render(address, answers, viewer, ranchesAreOpen) : undefined;
  };
}
