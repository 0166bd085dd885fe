import { feedbackForm } from '../../rules/feedbackForm';
import type { Context } from '../context';
import { hideSecrets, pagePath } from '../http/observe/hideSecrets';
import { countAttempt } from '../limits/attempts';
import type { MutationSubmitFeedbackArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { Feedback } from './Feedback';

/** Stores feedback without the secrets of its links, because admins read it. */
export async function submitFeedback(
  context: Context,
  { input, idempotencyKey }: MutationSubmitFeedbackArgs,
): Promise<boolean> {
  const values = await validate(feedbackForm, input);
  await countAttempt(context, 'feedback');
  const shown = { feedback: hideSecrets(values.feedback), pageUrl: pagePath(values.pageUrl) };
  const once = { idempotencyKey, change: { submitFeedback: input }, find: async () => true };
  return makeOnce(context, once, async (trx) => {
    await Feedback.query(trx).insert({ ...values, ...shown, userId: context.viewer?.id ?? null });
    return true;
  });
}
