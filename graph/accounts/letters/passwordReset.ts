import type { Knex } from 'knex';
import { BRAND } from '../../../rules/words/brand';
import { type Letter, unconfirmed } from '../../mail/Letter';
import { issueResetToken } from '../resetTokens';
import { User } from '../User';

/** Creates the token along with the letter, so only the letter has it in plain text and its time starts now. */
export async function passwordReset(db: Knex, { userId }: { userId: number }): Promise<Letter | undefined> {
  const user = await User.query(db).findById(userId);
  if (!user) return undefined;
  const token = await issueResetToken(db, userId);
  return {
    to: unconfirmed(user.email),
    subject: `Reset your ${BRAND} password`,
    paragraphs: [
      `Someone, probably you, asked for a new password for your ${BRAND} account.`,
      'The link works once, for 30 minutes.',
    ],
    link: { label: 'Choose a new password', path: `/reset-password?token=${encodeURIComponent(token)}` },
    closing: "If that wasn't you, you can ignore this email. Your password stays the same.",
  };
}
