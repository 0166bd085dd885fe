import type { Knex } from 'knex';
import { emailTokenInput } from '../../../rules/accounts/emailForms';
import { audit } from '../../audit/audit';
import type { Context } from '../../context';
import { transaction } from '../../database/transaction';
import { countAttempt } from '../../limits/attempts';
import { queueMail } from '../../mail/queueMail';
import type { ConfirmEmailPayload } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { invalidToken } from '../linkToken';
import { keepUndo } from '../recovery/undos';
import { User } from '../User';
import { findConfirmation, isSameEmail, letChangeWait, redeemConfirmation, replaceEmail } from './confirmations';

/** Confirms an account's current email, or changes it to a requested one. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export async function confirmEmail(context: Context, given: string): Promise<ConfirmEmailPayload> {
  const { token } = await validate(emailTokenInput, { token: given });
  const attempt = await countAttempt(context, 'emailToken');
  const confirmation = await findConfirmation(context.db, token);
  if (!confirmation) throw invalidToken();
  const changesAt = await transaction(context.db, async (trx) => {
    // Every change of an email locks the account first.
    const user = await User.query(trx).findById(confirmation.userId).forUpdate();
    if (!user || !(await redeemConfirmation(trx, token))) throw invalidToken();
    if (confirmation.isChange) return confirmChange(trx, context, user, confirmation.email);
    if (isSameEmail(user.email, confirmation.email)) await markConfirmed(trx, context, user.id);
    else throw invalidToken();
    return null;
  });
  await attempt.takeBack();
  return { email: confirmation.email, wasChanged: confirmation.isChange && !changesAt, changesAt };
}

/** Changes the email now, or in three days if the old one couldn't undo that. Returns when it changes, or null. */
async function confirmChange(trx: Knex, context: Context, user: User, email: string): Promise<string | null> {
  if (user.emailConfirmedAt) {
    await makeChange(trx, context, user, email);
    return null;
  }
  const takesEffectAt = await letChangeWait(trx, user.id, email);
  await queueMail(trx, { template: 'emailChangeRequested', userId: user.id, undoId: await keepUndo(trx, user) });
  return takesEffectAt;
}

/** Makes a confirmed change. Errors: CONFLICT. */
export async function makeChange(trx: Knex, by: Parameters<typeof audit>[1], user: User, email: string): Promise<void> {
  const undoId = await keepUndo(trx, user);
  await replaceEmail(trx, user.id, email);
  await queueMail(trx, { template: 'emailChanged', userId: user.id, undoId });
  await audit(trx, by, { action: 'EMAIL_CHANGED', to: { type: 'USER', id: user.id } });
}

/** Marks the account's email as confirmed, because the person has proved that they receive its mail. */
export async function markConfirmed(trx: Knex, context: Context, userId: number): Promise<void> {
  await trx('emailConfirmations').where({ userId, isChange: false }).delete();
  const patch = { emailConfirmedAt: trx.fn.now() };
  const wasUnconfirmed = await User.query(trx).findById(userId).whereNull('emailConfirmedAt').patch(patch);
  if (wasUnconfirmed) await audit(trx, context, { action: 'EMAIL_CONFIRMED', to: { type: 'USER', id: userId } });
}
