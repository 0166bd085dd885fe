import type { Context } from '../context';
import { idNumber } from '../ids';
import { loadUser } from './loadUser';
import type { UserRow } from './User';

/** A customer by id, for admins; null when there is none. */
export async function findCustomer(context: Context, id: string | number, columns: string[]): Promise<UserRow | null> {
  const user = await loadUser(context, idNumber(id), columns);
  return user?.userType === 'CUSTOMER' ? user : null;
}
