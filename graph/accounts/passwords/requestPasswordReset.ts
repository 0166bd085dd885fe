import { setTimeout as sleep } from 'node:timers/promises';
import { forgotPasswordForm } from '../../../rules/accounts/forgotPasswordForm';
import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { transaction } from '../../database/transaction';
import { countAttempt } from '../../limits/attempts';
import { queueMail } from '../../mail/queueMail';
import { validate } from '../../schema/arguments';
import { findByEmail } from '../loadUser';

const ANSWER = 'If this email is registered, a link to reset the password is on its way';

/** Longer than queuing the mail takes, so the time doesn't reveal whether the email is registered. */
const MIN_RESPONSE_TIME = 150;

/** Mails a link to set a new password. Errors: BAD_USER_INPUT, RATE_LIMITED. */
export async function requestPasswordReset(context: Context, given: string): Promise<string> {
  const { email } = await validate(forgotPasswordForm, { email: given });
  await countAttempt(context, 'passwordReset', email);
  await Promise.all([mailLink(context, email), sleep(MIN_RESPONSE_TIME)]);
  return ANSWER;
}

/** Logs no account if the email is unknown, and never the typed email. */
async function mailLink(context: Context, email: string): Promise<void> {
  const user = await findByEmail(context.db, email);
  await transaction(context.db, async (trx) => {
    const to = user && { type: 'USER' as const, id: user.id };
    await audit(trx, context, { action: 'PASSWORD_RESET_REQUESTED', to });
    if (user) await queueMail(trx, { template: 'passwordReset', userId: user.id });
  });
}
