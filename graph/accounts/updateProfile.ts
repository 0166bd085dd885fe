import { customerProfileInput } from '../../rules/customerProfileForm';
import { type Context, signedIn } from '../context';
import type { UpdateProfileInput } from '../resolverTypes.generated';
import { validate } from '../validate';
import { User } from './User';

/** Changes the account fields that are given; the others stay. Errors: BAD_USER_INPUT. */
export async function updateProfile(context: Context, input: UpdateProfileInput): Promise<User> {
  const values = await validate(customerProfileInput, input);
  const patch = { ...values, updatedAt: context.db.fn.now() as never };
  return User.query(context.db).patchAndFetchById(signedIn(context).id, patch);
}
