import type { Knex } from 'knex';
import { BRAND } from '../../rules/words/brand';
import type { Context } from '../context';
import { countAttempt, forgetAttempts } from '../limits/attempts';
import { countGuess, FREE_GUESSES, forgetGuesses, takeBackGuess } from '../limits/guesses';
import { type Letter, unconfirmed } from '../mail/Letter';
import { queueMail } from '../mail/queueMail';
import { User } from './User';

/** A sign-in that's being tried. Exactly one of the three is called once it was checked. */
export type PasswordAttempt = {
  wasRight(): Promise<void>;
  wasWrong(): Promise<void>;
  /** The password was right, and the second factor is still to come: guesses at that one are counted on. */
  goesOn(): Promise<void>;
};

/**
 * Counts a try of an account's password before it's checked, so that many at once can't slip through: by account and address,
 * and by account over all addresses. A device that has signed in to the account before is counted by itself, so strangers who
 * guess can't keep its owner out. Errors: RATE_LIMITED.
 */
export async function countTry(context: Context, email: string, user: User | undefined): Promise<PasswordAttempt> {
  const device = user ? context.session.deviceOf(user.id) : null;
  if (device !== null) {
    const attempt = await countAttempt({ ...context, address: device }, 'login', email);
    return { wasRight: attempt.takeBack, wasWrong: async () => {}, goesOn: attempt.takeBack };
  }
  const attempt = await countAttempt(context, 'login', email);
  const { guesses } = await countGuess(context, email).catch(async (refusal) => {
    await attempt.takeBack();
    throw refusal;
  });
  return {
    goesOn: async () => {
      await Promise.all([attempt.takeBack(), takeBackGuess(context, email)]);
    },
    wasRight: async () => {
      await Promise.all([attempt.takeBack(), forgetGuesses(context, email)]);
    },
    // The owner is told once, when the pauses begin.
    wasWrong: async () => {
      if (user && guesses === FREE_GUESSES)
        await queueMail(context.db, { template: 'passwordGuessed', userId: user.id });
    },
  };
}

/** People who forgot their password often tried a few times. Lets them sign in with the new one at once. */
export async function forgetTries(context: Context, { id, email }: User): Promise<void> {
  await forgetAttempts(context, 'login', email);
  await forgetGuesses(context, email);
  context.session.rememberDevice(id);
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
