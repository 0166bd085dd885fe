import type { Knex } from 'knex';
import { emailTokenInput } from '../../../rules/accounts/emailForms';
import { audit } from '../../audit/audit';
import { type Context, readFromAnsweringPool } from '../../context';
import { transaction } from '../../database/transaction';
import { countAttempt } from '../../limits/attempts';
import { queueMail } from '../../mail/queueMail';
import type { UndoEmailChangePayload } from '../../resolverTypes.generated';
import { validate } from '../../schema/validate';
import { endSessions } from '../endSessions';
import { invalidToken } from '../linkToken';
import { endEmailUndos, isSameEmail, replaceEmail } from '../replaceEmail';
import { User } from '../User';
import { stopEmailChange } from './confirmations';
import { findUndo, redeemUndo } from './undos';

/**
 * Undoes a change that the owner of the old email didn't request: cancels it if it's pending, otherwise restores the old email if
 * that was confirmed. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED.
 */
export async function undoEmailChange(context: Context, given: string): Promise<UndoEmailChangePayload> {
  const { token } = await validate(emailTokenInput, { token: given });
  const attempt = await countAttempt(context, 'emailToken');
  const old = await findUndo(context.db, token);
  if (!old) throw invalidToken();
  const wasRestored = await transaction(context.db, async (trx) => {
    const user = await User.query(trx).findById(old.userId).forUpdate();
    if (!user || !(await redeemUndo(trx, token))) throw invalidToken();
    const isDone = !isSameEmail(user.email, old.email);
    if (isDone ? !old.wasConfirmed : !(await stopEmailChange(trx, user.id))) throw invalidToken();
    if (isDone) await restore(trx, user, old.email);
    const action = isDone ? 'EMAIL_CHANGE_UNDONE' : 'EMAIL_CHANGE_CANCELED';
    await audit(trx, context, { action, to: { type: 'USER', id: user.id } });
    return isDone;
  });
  readFromAnsweringPool(context);
  context.session.forget(old.userId);
  await attempt.takeBack();
  return { wasRestored };
}

/** Restores the old email and mails it a link to choose a new password, since whoever changed the email knew the old password. */
async function restore(trx: Knex, { id }: User, email: string): Promise<void> {
  await replaceEmail(trx, id, email, true);
  await User.query(trx).findById(id).patch({ passwordHash: null, mustChangePassword: false });
  await endEmailUndos(trx, id);
  await endSessions(trx, id);
  await queueMail(trx, { template: 'passwordReset', userId: id });
}
