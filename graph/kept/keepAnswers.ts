import type { Notices } from '../database/Notices';
import { keptBytes, keptDrops, keptReads } from '../http/observe/metrics';
import { KeptAnswers } from './KeptAnswers';

/** The answers that a server keeps. Notices of what has changed drop them, and a loss of notices drops all. */
export function keepAnswers(notices: Notices, bytes: number): KeptAnswers {
  const kept = new KeptAnswers({
    bytes,
    caughtUp: () => notices.caughtUp(),
    onRead: (outcome) => keptReads.inc({ outcome }),
    onDrop: (reason) => keptDrops.inc({ reason }),
    onSize: (change) => keptBytes.inc(change),
  });
  notices.on('products_changed', (ranch) =>
    ranch === 'all' ? kept.dropAll('changed') : kept.dropRanch(Number(ranch)),
  );
  notices.on('ranches_changed', (ranch) => {
    if (ranch === 'all') return kept.dropAll('changed');
    kept.dropRanch(Number(ranch));
    kept.dropLists();
  });
  for (const loss of ['lost', 'gap'] as const) notices.on(loss, () => kept.dropAll('lost'));
  return kept;
}
