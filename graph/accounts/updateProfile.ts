import { customerProfileInput } from '../../rules/accounts/customerProfileForm';
import { type Context, signedIn } from '../context';
import type { UpdateProfileInput } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { User } from './User';

/** Changes the given account fields. Errors: BAD_USER_INPUT. */
export async function updateProfile(context: Context, input: UpdateProfileInput): Promise<User> {
  const values = await validate(customerProfileInput, input);
  const patch = { ...values, updatedAt: context.db.fn.now() };
  return User.query(context.db).patchAndFetchById(signedIn(context).id, patch);
}
