import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { User } from '../accounts/User';
import type { Config } from '../config';
import { type Context, signedIn } from '../context';

const KEY_BYTES = 16;
const SECRET = /^[\w-]{64}$/;

/**
 * The URL of a person's calendar for calendar apps, which can't sign in. It ends with the account's key and a proof that
 * only the server can make, so someone who reads the database can't make such a URL.
 */
export function calendarAddress({ publicUrl, sessionSecret }: Config, calendarKey: string): string {
  const key = Buffer.from(calendarKey.replaceAll('-', ''), 'hex');
  const secret = Buffer.concat([key, proofOf(key, sessionSecret)]).toString('base64url');
  return `${publicUrl}/calendar/${secret}.ics`;
}

/** The account's key in the secret part of a URL, or null if the server didn't make it. */
export function calendarKeyIn({ sessionSecret }: Config, secret: string): string | null {
  if (!SECRET.test(secret)) return null;
  const bytes = Buffer.from(secret, 'base64url');
  const key = bytes.subarray(0, KEY_BYTES);
  return timingSafeEqual(bytes.subarray(KEY_BYTES), proofOf(key, sessionSecret)) ? key.toString('hex') : null;
}

function proofOf(key: Buffer, sessionSecret: string): Buffer {
  return createHmac('sha256', sessionSecret).update('calendar').update(key).digest();
}

/** Gives the viewer's calendar a new URL, which makes the old one invalid. */
export async function renewCalendarUrl(context: Context): Promise<User> {
  return User.query(context.db).patchAndFetchById(signedIn(context).id, { calendarKey: randomUUID() });
}
