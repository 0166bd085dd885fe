import { randomUUID } from 'node:crypto';
import { User } from '../accounts/User';
import type { Config } from '../config';
import { type Context, signedIn } from '../context';
import { keyIn, type SignedFor, signedKey } from '../signedKeys';

const CALENDAR: SignedFor = { purpose: 'calendar', proofBytes: 32 };

/** The URL of a person's calendar for calendar apps, which can't sign in. */
export const calendarAddress = (config: Config, calendarKey: string): string =>
  `${config.publicUrl}/calendar/${signedKey(config, calendarKey, CALENDAR)}.ics`;

/** The account's key in the secret part of a URL, or null if the server didn't make it. */
export const calendarKeyIn = (config: Config, secret: string): string | null => keyIn(config, secret, CALENDAR);

/** Gives the viewer's calendar a new URL, which makes the old one invalid. */
export async function renewCalendarUrl(context: Context): Promise<User> {
  return User.query(context.db).patchAndFetchById(signedIn(context).id, { calendarKey: randomUUID() });
}
