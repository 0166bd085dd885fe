import { registerForm } from '../../rules/accounts/registerForm';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { countAttempt } from '../limits/attempts';
import type { RegisterInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { createUser } from './createUser';
import { hashPassword } from './passwords';
import type { User } from './User';
import { refuseWeakPassword } from './weakPassword';

/** Creates a customer account, without signing in. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export async function register(context: Context, input: RegisterInput): Promise<User> {
  await countAttempt(context, 'register');
  const { password, ...person } = await validate(registerForm, input);
  await refuseWeakPassword(password, person);
  const passwordHash = await hashPassword(password);
  return transaction(context.db, async (trx) => {
    const user = await createUser(trx, { ...person, passwordHash, userType: 'CUSTOMER' });
    await audit(trx, { ...context, viewer: user }, { action: 'REGISTERED', to: { type: 'USER', id: user.id } });
    return user;
  });
}
