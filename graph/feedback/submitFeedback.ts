import { feedbackForm } from '../../rules/feedbackForm';
import type { Context } from '../context';
import { countAttempt } from '../limits/attempts';
import type { FeedbackInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { Feedback } from './Feedback';

/** Stores feedback, with the account of the sender if they're signed in. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function submitFeedback(context: Context, input: FeedbackInput): Promise<boolean> {
  const values = await validate(feedbackForm, input);
  await countAttempt(context, 'feedback');
  await Feedback.query(context.db).insert({ ...values, userId: context.viewer?.id ?? null });
  return true;
}
