import type { Notices } from '../database/Notices';
import { answerCacheBytes, answerCacheDrops, answerCacheReads } from '../http/observe/metrics';
import { AnswerCache } from './AnswerCache';

/**
 * Creates a server's cache of answers. A notice of a change drops the answers that it concerns. All answers are dropped when
 * notices may have been lost.
 */
export function createAnswerCache(notices: Notices, bytes: number): AnswerCache {
  const cache = new AnswerCache({
    bytes,
    caughtUp: () => notices.caughtUp(),
    onRead: (outcome) => answerCacheReads.inc({ outcome }),
    onDrop: (reason) => answerCacheDrops.inc({ reason }),
    onSize: (change) => answerCacheBytes.inc(change),
  });
  notices.on('products_changed', (ranch) =>
    ranch === 'all' ? cache.dropAll('changed') : cache.dropRanch(Number(ranch)),
  );
  notices.on('ranches_changed', (ranch) => {
    if (ranch === 'all') return cache.dropAll('changed');
    cache.dropRanch(Number(ranch));
    cache.dropLists();
  });
  for (const loss of ['lost', 'gap'] as const) notices.on(loss, () => cache.dropAll('lost'));
  return cache;
}
