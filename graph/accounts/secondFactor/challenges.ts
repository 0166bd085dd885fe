import { createHash } from 'node:crypto';
import type { Context } from '../../context';
import { badInput } from '../../errors';

/** Loaded on demand, since it's seldom needed and would take a tenth of the server's start. */
export const loadWebauthn = () => import('@simplewebauthn/server');

const MINUTES = 5;

export function relyingPartyOf({ config }: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/** A sign-in belongs to the browser, and a new passkey to the session. */
function browserOf({ session }: Context, userId: number | null): string {
  const id = userId === null ? session.browserId() : (session.storedId() ?? '');
  return createHash('sha256').update(id).digest('base64url');
}

export async function storeChallenge(context: Context, challenge: string, userId: number | null): Promise<void> {
  const { db } = context;
  await db('passkeyChallenges').where('expiresAt', '<', db.fn.now()).delete();
  const expiresAt = db.raw('now() + make_interval(mins => ?)', [MINUTES]);
  await db('passkeyChallenges').insert({ challenge, userId, expiresAt, browser: browserOf(context, userId) });
}

/** Whether the challenge was made for this person or sign-in (null) in this browser. It works once. */
export async function redeemChallenge(context: Context, challenge: string, userId: number | null): Promise<boolean> {
  const { db } = context;
  const browser = browserOf(context, userId);
  const taken = db('passkeyChallenges').where({ challenge, browser }).where('expiresAt', '>', db.fn.now()).delete();
  const rows = await (userId === null ? taken.whereNull('userId') : taken.where({ userId })).returning('challenge');
  return rows.length > 0;
}

/** Parses the browser's response. Its content is verified later, by its signature. */
export function readResponse<Response>(text: string): Response {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput({ response: 'This is not JSON' });
  }
}
