import { setTimeout as sleep } from 'node:timers/promises';
import { forgotPasswordForm } from '../../rules/forgotPasswordForm';
import type { Context } from '../context';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queueMail';
import { validate } from '../validate';
import { findByEmail } from './findByEmail';

const ANSWER = 'If this email is registered, a link to reset the password is on its way';

/** Longer than it takes to queue the mail, so that the time does not tell whether the email is registered. */
const ANSWER_AFTER = 150;

/** Mails a link to set a new password. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function requestPasswordReset(context: Context, given: string): Promise<string> {
  const { email } = await validate(forgotPasswordForm, { email: given });
  await countAttempt(context, 'passwordReset', email);
  await Promise.all([mailLink(context, email), sleep(ANSWER_AFTER)]);
  return ANSWER;
}

async function mailLink({ db }: Context, email: string): Promise<void> {
  const user = await findByEmail(db, email);
  if (!user) return;
  await queueMail(db, { template: 'passwordReset', userId: user.id });
}
