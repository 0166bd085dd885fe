import type { Knex } from 'knex';
import { BRAND } from '../../../rules/brand';
import { issueResetToken } from '../../accounts/resetTokens';
import { User } from '../../accounts/User';
import type { Letter } from '../Letter';

/** The token is made here, as the letter is: nowhere but in the letter is it more than a hash, and its time starts now. */
export async function passwordReset(db: Knex, { userId }: { userId: number }): Promise<Letter | undefined> {
  const user = await User.query(db).findById(userId);
  if (!user) return undefined;
  const token = await issueResetToken(db, userId);
  return {
    to: { name: user.name, address: user.email },
    subject: `Reset your ${BRAND} password`,
    paragraphs: [
      `Someone, probably you, asked for a new password for your ${BRAND} account.`,
      'The link works once and for 30 minutes.',
    ],
    link: { label: 'Choose a new password', path: `/reset-password?token=${encodeURIComponent(token)}` },
    closing: 'If it was not you, there is nothing to do: your password stays as it is.',
  };
}
