import type { Context } from '../../context';
import { Refusal } from '../../errors';
import { countAttempt, forgetAttempts } from '../../limits/attempts';
import { countGuess, FREE_GUESSES, forgetGuesses, takeBackGuess } from '../../limits/guesses';
import { queueMail } from '../../mail/queueMail';
import type { User } from '../User';

/** A counted attempt to sign in. The caller calls exactly one of the three methods after the check. */
export type PasswordAttempt = {
  wasRight(): Promise<void>;
  wasWrong(): Promise<void>;
  /** The password was right, but the second factor is missing. Uncounts this attempt and keeps earlier guesses. */
  needsSecondFactor(): Promise<void>;
};

/**
 * Counts an attempt before the password is checked, so that simultaneous ones can't slip through: by account and IP address, and
 * by account over all IP addresses. Sessions of the account and devices that have signed in to it before share another counter
 * over all of them, so that strangers who guess can't lock out the owner. Errors: RATE_LIMITED.
 */
export async function countPasswordAttempt(
  context: Context,
  email: string,
  user: User | undefined,
): Promise<PasswordAttempt> {
  const device = user ? context.session.deviceOf(user.id) : null;
  const isInside = device !== null || (user !== undefined && context.viewer?.id === user.id);
  const counter = isInside ? insideOf(email) : email;
  const attempt = await countAttempt(device === null ? context : { ...context, address: device }, 'login', email);
  const { guesses } = await countGuess(context, counter).catch(async (refusal) => {
    await attempt.takeBack();
    throw refusal;
  });
  return {
    needsSecondFactor: async () => {
      await Promise.all([attempt.takeBack(), takeBackGuess(context, counter)]);
    },
    wasRight: async () => {
      await Promise.all([attempt.takeBack(), forgetGuesses(context, counter)]);
    },
    wasWrong: async () => {
      // Counts with strangers' guesses too, which are refused earlier by it.
      if (isInside) await countGuess(context, email).catch(ignoreRefusal);
      // Mails the owner once, when the pauses begin.
      if (user && guesses === FREE_GUESSES)
        await queueMail(context.db, { template: 'passwordGuessed', userId: user.id });
    },
  };
}

/** The counter of an account's sessions and known devices. */
const insideOf = (email: string) => `inside ${email}`;

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** Clears the counters, since people who forgot their password often tried it a few times. Remembers their device. */
export async function clearPasswordAttempts(context: Context, { id, email }: User): Promise<void> {
  await forgetAttempts(context, 'login', email);
  await forgetGuesses(context, email);
  await forgetGuesses(context, insideOf(email));
  context.session.rememberDevice(id);
}
