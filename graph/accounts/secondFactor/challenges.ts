import type { Context } from '../../context';
import { badInput } from '../../errors';

/** Large and seldom needed: loaded with the server it would take a tenth of its start. */
export const loadWebauthn = () => import('@simplewebauthn/server');

const MINUTES = 5;

/** Whom the browser makes passkeys for: this host, at this origin. */
export function partyOf({ config }: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/** Also sweeps those that nobody came back with. */
export async function keepChallenge({ db }: Context, challenge: string, userId: number | null): Promise<void> {
  await db('passkeyChallenges').where('expiresAt', '<', db.fn.now()).delete();
  const expiresAt = db.raw('now() + make_interval(mins => ?)', [MINUTES]);
  await db('passkeyChallenges').insert({ challenge, userId, expiresAt });
}

/** Whether the challenge was made for this person, or for a sign-in. It works once. */
export async function takeChallenge({ db }: Context, challenge: string, userId: number | null): Promise<boolean> {
  const taken = db('passkeyChallenges').where({ challenge }).where('expiresAt', '>', db.fn.now()).delete();
  const rows = await (userId === null ? taken.whereNull('userId') : taken.where({ userId })).returning('challenge');
  return rows.length > 0;
}

/** The browser's answer. What is inside is checked by its signature. */
export function readResponse<Response>(text: string): Response {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput({ response: 'This is not JSON' });
  }
}
