import type { Knex } from 'knex';
import { pathTo } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { issueResetToken } from '../../accounts/passwords/resetTokens';
import { User } from '../../accounts/User';
import { FREE_GUESSES } from '../../limits/guesses';
import { type Letter, unconfirmed } from '../../mail/Letter';

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

export async function passwordGuessed(db: Knex, { userId }: { userId: number }): Promise<Letter | undefined> {
  const user = await User.query(db).findById(userId);
  if (!user) return undefined;
  return {
    to: unconfirmed(user.email),
    subject: `Someone may be guessing your ${BRAND} password`,
    paragraphs: [
      `There were ${FREE_GUESSES} failed attempts to sign in to your ${BRAND} account. From now on each one has to wait, up to five minutes.`,
      "You can still sign in as usual on devices you've used before. On a new device, or if you use this password anywhere else, choose a new one.",
    ],
    link: { label: 'Choose a new password', path: '/forgot-password' },
    closing: 'If that was you, you can ignore this email. Your password stays the same.',
  };
}
