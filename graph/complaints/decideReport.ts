import type { Context } from '../context';
import { closeMessageReport } from '../conversations/reports';
import { badInput } from '../errors';
import type { MutationDecideReportArgs, ReportDecision } from '../resolverTypes.generated';
import { hideReview, keepReview, showReview } from '../reviews/judgeReview';
import type { Review } from '../reviews/Review';

type Decide = (context: Context, args: MutationDecideReportArgs) => Promise<Review>;

const DECISIONS: Record<ReportDecision, Decide> = { KEEP: keepReview, HIDE: hideReview, SHOW: showReview };

/** Decides on a reported message or review. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function decideReport(context: Context, args: MutationDecideReportArgs) {
  const { kind, id, decision } = args;
  if (kind === 'REVIEW') return { review: await DECISIONS[decision](context, args) };
  if (decision !== 'KEEP') throw badInput({ decision: 'A message can only be kept' });
  return { message: await closeMessageReport(context, id) };
}
