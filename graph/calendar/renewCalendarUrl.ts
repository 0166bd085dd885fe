import { randomUUID } from 'node:crypto';
import { User } from '../accounts/User';
import { type Context, signedIn } from '../context';

/** Gives the viewer's calendar a new address. The old one is unknown from then on. */
export async function renewCalendarUrl(context: Context): Promise<User> {
  return User.query(context.db).patchAndFetchById(signedIn(context).id, { calendarKey: randomUUID() });
}
