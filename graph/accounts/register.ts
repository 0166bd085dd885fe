import type { Knex } from 'knex';
import { registerForm } from '../../rules/accounts/registerForm';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { countAttempt } from '../limits/attempts';
import type { MutationRegisterArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { makeOnce, secretText } from '../schema/makeOnce';
import { acceptedTerms } from './acceptTerms';
import { createUser } from './createUser';
import { hashPassword } from './passwords/passwords';
import { refuseWeakPassword } from './passwords/weakPassword';
import { User } from './User';

/** Creates a customer account, without signing in. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export async function register(context: Context, { input, idempotencyKey }: MutationRegisterArgs): Promise<User> {
  await countAttempt(context, 'register');
  const { password, termsVersion: _shown, ...person } = await validate(registerForm, input);
  await refuseWeakPassword(password, person);
  const passwordHash = await hashPassword(password);
  const change = { register: { ...input, password: secretText(context, password) } };
  const find = async (db: Knex, [id]: number[]) => User.query(db).findById(Number(id));
  return makeOnce(context, { idempotencyKey, change, find }, async (trx) => {
    const user = await createUser(trx, { ...person, ...acceptedTerms(), passwordHash, userType: 'CUSTOMER' });
    await audit(trx, { ...context, viewer: user }, { action: 'REGISTERED', to: { type: 'USER', id: user.id } });
    return user;
  });
}
