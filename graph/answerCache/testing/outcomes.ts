import { answerCacheReads } from '../../http/observe/metrics';
import type { Outcome } from '../AnswerCache';

async function counts(): Promise<Map<string, number>> {
  const { values } = await answerCacheReads.get();
  return new Map(values.map(({ labels, value }) => [String(labels.outcome), value]));
}

/** Counts the reads of each outcome during some work, including those of other servers of this process. */
export async function outcomes(work: () => Promise<unknown>): Promise<Partial<Record<Outcome, number>>> {
  const before = await counts();
  await work();
  const grown = [...(await counts())].map(([outcome, count]) => [outcome, count - (before.get(outcome) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, count]) => count > 0));
}
