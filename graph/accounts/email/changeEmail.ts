import type { Knex } from 'knex';
import { changeEmailInput } from '../../../rules/accounts/emailForms';
import { audit } from '../../audit/audit';
import { type Context, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { badInput } from '../../errors';
import { countAttempt } from '../../limits/attempts';
import { queueMail } from '../../mail/queueMail';
import type { ChangeEmailInput } from '../../resolverTypes.generated';
import { validate } from '../../schema/validate';
import { lockOwner } from '../lockOwner';
import { keepUndo } from '../recovery/undos';
import { isSameEmail } from '../replaceEmail';
import { confirmOwner } from '../secondFactor/confirmOwner';
import { User } from '../User';
import { startEmailChange, stopEmailChange } from './confirmations';

/**
 * Requests another email for the viewer. Whether another account has the new email is checked when the letter is written, so that
 * neither the response nor its timing reveals it.
 * Errors: BAD_USER_INPUT, RATE_LIMITED.
 */
export async function changeEmail(context: Context, input: ChangeEmailInput): Promise<User> {
  const { email, ...given } = await validate(changeEmailInput, input);
  const { id, email: current } = await confirmOwner(context, given);
  if (isSameEmail(email, current)) throw badInput({ email: 'This is your email already' });
  await countAttempt(context, 'emailChange', String(id));
  return transaction(context.db, async (trx) => {
    const user = await lockOwner(trx, context);
    await requestEmailChange(trx, context, user, email);
    return user;
  });
}

/** Mails a confirmation link to the new email and a notice to the current one. The caller has locked the account. */
export async function requestEmailChange(trx: Knex, context: Context, user: User, email: string): Promise<void> {
  const { id } = user;
  await startEmailChange(trx, id, email);
  const undoId = await keepUndo(trx, user);
  await queueMail(trx, { template: 'newEmailConfirmation', userId: id });
  await queueMail(trx, { template: 'emailChangeRequested', userId: id, undoId });
  await audit(trx, context, { action: 'EMAIL_CHANGE_REQUESTED', to: { type: 'USER', id } });
}

/** Cancels a change that isn't confirmed yet. */
export async function cancelEmailChange(context: Context): Promise<User> {
  const { id } = signedIn(context);
  return transaction(context.db, async (trx) => {
    const user = await User.query(trx).findById(id).forUpdate().throwIfNotFound();
    if (await stopEmailChange(trx, id)) {
      await audit(trx, context, { action: 'EMAIL_CHANGE_CANCELED', to: { type: 'USER', id } });
    }
    return user;
  });
}
