import type { Knex } from 'knex';
import type { Context } from '../../context';
import { User } from '../User';
import { login } from './login';

type Joined = { ids: number[]; password: string };

/** Signs in to an account that an invitation has made, if the answer to it was lost. It asks what every sign-in asks. */
export async function signInAgain(context: Context, db: Knex, { ids, password }: Joined): Promise<User | undefined> {
  const user = await User.query(db).findById(Number(ids[0]));
  return user && login(context, { email: user.email, password });
}
