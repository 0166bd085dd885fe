import { type Context, signedIn } from '../../context';
import { conflict } from '../../errors';
import { countAttempt } from '../../limits/attempts';
import { queueMail } from '../../mail/queueMail';
import type { SendEmailConfirmationPayload } from '../../resolverTypes.generated';
import { User } from '../User';
import { readEmailChange } from './confirmations';

/** Mails the link again: to the new email if a change is pending, or else to the current one. Errors: CONFLICT, RATE_LIMITED. */
export async function sendEmailConfirmation(context: Context): Promise<SendEmailConfirmationPayload> {
  const { db } = context;
  const { id, email, emailConfirmedAt } = await User.query(db).findById(signedIn(context).id).throwIfNotFound();
  const change = await readEmailChange(db, id);
  if (change?.takesEffectAt || (!change && emailConfirmedAt)) throw conflict('Your email is confirmed already');
  const { endsAt } = await countAttempt(context, 'emailConfirmation', String(id));
  await queueMail(db, { template: change ? 'newEmailConfirmation' : 'emailConfirmation', userId: id });
  return { sentTo: change?.email ?? email, nextAt: endsAt.toISOString() };
}
