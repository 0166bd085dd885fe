import { feedbackForm } from '../../rules/feedbackForm';
import type { Context } from '../context';
import { countAttempt } from '../limits/attempts';
import type { FeedbackInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { Feedback } from './Feedback';

/** Keeps what someone has to say, with their name where they are signed in. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function submitFeedback(context: Context, input: FeedbackInput): Promise<boolean> {
  const values = await validate(feedbackForm, input);
  await countAttempt(context, 'feedback');
  await Feedback.query(context.db).insert({ ...values, userId: context.viewer?.id ?? null });
  return true;
}
