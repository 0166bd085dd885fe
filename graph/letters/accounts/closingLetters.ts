import type { Knex } from 'knex';
import { site } from '../../../rules/site';
import { customerDate } from '../../../rules/time/dates';
import { BRAND } from '../../../rules/words/brand';
import { User } from '../../accounts/User';
import { type Letter, unconfirmed } from '../../mail/Letter';

type About = { userId: number };

/** Confirms that an account was closed. Undefined if it has been reopened. */
export async function accountClosed(db: Knex, { userId }: About): Promise<Letter | undefined> {
  const user = await User.query(db).findById(userId);
  if (!user?.deletesAt) return undefined;
  const date = customerDate(user.deletesAt);
  return {
    to: unconfirmed(user.email),
    subject: `Your ${BRAND} account will be deleted on ${date}`,
    paragraphs: [
      'As you asked, your account is closed. You’re signed out everywhere, and API tokens and webhooks have ended.',
      `On ${date} we’ll delete what belongs to you. We keep order and payment amounts for our records, without your name.`,
      `Changed your mind? Sign in before ${date} and choose Keep My Account.`,
    ],
    link: { label: 'Sign in to keep it', path: site.auth.path },
    closing: 'If that wasn’t you, sign in, keep the account and change your password.',
  };
}

export async function accountKept(db: Knex, { userId }: About): Promise<Letter | undefined> {
  const user = await User.query(db).findById(userId);
  if (!user || user.deletesAt || user.deletedAt) return undefined;
  return {
    to: unconfirmed(user.email),
    subject: `Your ${BRAND} account stays`,
    paragraphs: [
      'You’re back: your account won’t be deleted. API tokens stay ended, and webhooks are off until you turn them on again.',
    ],
    link: { label: 'See your profile', path: site.profile.path },
    closing: 'If that wasn’t you, change your password now and sign out everywhere.',
  };
}
