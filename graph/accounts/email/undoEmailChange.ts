import type { Knex } from 'knex';
import { emailTokenInput } from '../../../rules/accounts/emailForms';
import { audit } from '../../audit/audit';
import { type Context, written } from '../../context';
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
 * The owner of an old email says that it wasn't them. Stops the change, or gives the account its old email back if that was
 * confirmed. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED.
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
  written(context);
  context.session.forget(old.userId);
  await attempt.takeBack();
  return { wasRestored };
}

/** Whoever changed the email knew the password, so it ends too. A new one is chosen with a link to the old email. */
async function restore(trx: Knex, { id }: User, email: string): Promise<void> {
  await replaceEmail(trx, id, email, true);
  await User.query(trx).findById(id).patch({ passwordHash: null, mustChangePassword: false });
  await endEmailUndos(trx, id);
  await endSessions(trx, id);
  await queueMail(trx, { template: 'passwordReset', userId: id });
}
