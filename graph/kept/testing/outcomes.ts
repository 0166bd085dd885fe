import { keptReads } from '../../http/observe/metrics';
import type { Outcome } from '../KeptAnswers';

async function counts(): Promise<Map<string, number>> {
  const { values } = await keptReads.get();
  return new Map(values.map(({ labels, value }) => [String(labels.outcome), value]));
}

/** How many reads of each outcome some work took. Those of other servers count as well, so a test has nobody else read meanwhile. */
export async function outcomes(work: () => Promise<unknown>): Promise<Partial<Record<Outcome, number>>> {
  const before = await counts();
  await work();
  const grown = [...(await counts())].map(([outcome, count]) => [outcome, count - (before.get(outcome) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, count]) => count > 0));
}
