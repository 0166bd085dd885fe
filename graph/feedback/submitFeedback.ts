import { feedbackForm } from '../../rules/feedbackForm';
import type { Context } from '../context';
import { hideSecrets, pagePath } from '../http/observe/hideSecrets';
import { countAttempt } from '../limits/attempts';
import type { FeedbackInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { Feedback } from './Feedback';

/**
 * Stores feedback, with the account of the sender if they're signed in, and without the secrets of their links, because admins
 * read it. Errors: BAD_USER_INPUT, RATE_LIMITED.
 */
export async function submitFeedback(context: Context, input: FeedbackInput): Promise<boolean> {
  const values = await validate(feedbackForm, input);
  await countAttempt(context, 'feedback');
  const shown = { feedback: hideSecrets(values.feedback), pageUrl: pagePath(values.pageUrl) };
  await Feedback.query(context.db).insert({ ...values, ...shown, userId: context.viewer?.id ?? null });
  return true;
}
