import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Viewer } from '../../../web/session/sessionStore';
import { type Answer, createRender, type Painted } from './renderScreen';

/** Renders the client's screen for who is signed in. Undefined where there's no time for it. */
export type PaintOwn = (address: string, answers: readonly Answer[], viewer: Viewer) => Promise<Painted | undefined>;

/** Each takes a processor 20 to 35 ms, in which the server does nothing else. Further pages are drawn by the client. */
const MAX_PER_SECOND = 12;

/** Nothing of it is kept: such a page is one person's. */
export function createPaintOwn(client: string, ranchesAreOpen: boolean, most = MAX_PER_SECOND): PaintOwn {
  const render = createRender(client);
  const limit = new RateLimiterMemory({ points: most, duration: 1 });
  return async (address, answers, viewer) => {
    const hasTime = await limit.consume('all').then(
      () => true,
      () => false,
    );
    return hasTime ? render(address, answers, viewer, ranchesAreOpen) : undefined;
  };
}
