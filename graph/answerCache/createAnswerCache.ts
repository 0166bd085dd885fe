import type { Notices } from '../database/Notices';
import { keptBytes, keptDrops, keptReads } from '../http/observe/metrics';
import { AnswerCache } from './AnswerCache';

/** Creates a server's cache of answers. Notices of changes drop the answers concerned, and lost notices drop all. */
export function createAnswerCache(notices: Notices, bytes: number): AnswerCache {
  const cache = new AnswerCache({
    bytes,
    caughtUp: () => notices.caughtUp(),
    onRead: (outcome) => keptReads.inc({ outcome }),
    onDrop: (reason) => keptDrops.inc({ reason }),
    onSize: (change) => keptBytes.inc(change),
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
