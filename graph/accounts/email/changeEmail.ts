import { changeEmailInput } from '../../../rules/accounts/emailForms';
import { audit } from '../../audit/audit';
import { type Context, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { badInput } from '../../errors';
import { countAttempt } from '../../limits/attempts';
import type { ChangeEmailInput } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { lockOwner } from '../lockOwner';
import { confirmOwner } from '../secondFactor/confirmOwner';
import { User } from '../User';
import { isSameEmail, stopEmailChange } from './confirmations';
import { requestEmailChange } from './requestEmailChange';

/** The letter checks whether the email is taken, so neither the answer nor its timing reveals it. */
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
