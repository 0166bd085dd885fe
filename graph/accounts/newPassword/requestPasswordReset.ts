import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { forgotPasswordForm } from '../../../rules/accounts/forgotPasswordForm';
import { pathTo } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { transaction } from '../../database/transaction';
import { countAttempt } from '../../limits/attempts';
import { type Letter, unconfirmed } from '../../mail/Letter';
import { queueMail } from '../../mail/queueMail';
import { validate } from '../../schema/validate';
import { findByEmail } from '../loadUser';
import { User } from '../User';
import { issueResetToken } from './resetTokens';

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

/** Creates the token with the letter, so only the letter has it in plain text and its lifetime starts now. */
export async function passwordReset(db: Knex, { userId }: { userId: number }): Promise<Letter | undefined> {
  const user = await User.query(db).findById(userId);
  if (!user) return undefined;
  const token = await issueResetToken(db, user);
  return {
    to: unconfirmed(user.email),
    subject: `Reset your ${BRAND} password`,
    paragraphs: [
      `Someone, probably you, asked for a new password for your ${BRAND} account.`,
      'The link works once, for 30 minutes.',
    ],
    link: { label: 'Choose a new password', path: pathTo('resetPassword', { token }) },
    closing: "If that wasn't you, you can ignore this email. Your password stays the same.",
  };
}
