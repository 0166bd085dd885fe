import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

const MINUTES_OF_LIFE = 30;

/** Makes a token for a new password. A person has one at most: the newest replaces those before it. */
export async function issueResetToken(trx: Knex, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = trx.raw("now() + ? * interval '1 minute'", [MINUTES_OF_LIFE]);
  await trx('passwordResets')
    .insert({ userId, tokenHash: hashOf(token), expiresAt })
    .onConflict('userId')
    .merge();
  return token;
}

/** Uses a token up and tells whose it was. Of two uses at once, the second finds nothing. */
export async function redeemResetToken(trx: Knex, token: string): Promise<number | undefined> {
  const [used] = await trx('passwordResets')
    .where({ tokenHash: hashOf(token) })
    .where('expiresAt', '>', trx.fn.now())
    .delete()
    .returning('userId');
  return used?.userId;
}

/** Only the hash is stored: who reads the table cannot use what is in it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
