import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Config } from '../config';
import { seal, unseal } from '../sealedSecrets';

type Keyring = Pick<Config, 'sessionSecret'>;

const PURPOSE = 'secrets of webhooks';
const SEALED = 'sealed:';

/** Makes the secret that signs a webhook's events. `stored` is what the table gets. */
export function newWebhookSecret(keyring: Keyring): { secret: string; stored: string } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, stored: sealed(keyring, secret) };
}

const sealed = (keyring: Keyring, secret: string) =>
  SEALED + seal(keyring, PURPOSE, Buffer.from(secret)).toString('base64');

/** Returns the secret of a stored one. Null if it was stored with another SESSION_SECRET. */
export function openWebhookSecret(keyring: Keyring, stored: string): string | null {
  if (!stored.startsWith(SEALED)) return stored;
  return unseal(keyring, PURPOSE, Buffer.from(stored.slice(SEALED.length), 'base64'))?.toString() ?? null;
}

/** Encrypts the secrets that older versions stored as they were. Runs at each start, since migrations have no key. */
export async function sealWebhookSecrets(db: Knex, keyring: Keyring): Promise<void> {
  const clear = await db('webhooks').whereRaw("secret not like 'sealed:%'").select('id', 'secret');
  for (const { id, secret } of clear) {
    await db('webhooks')
      .where({ id, secret })
      .update({ secret: sealed(keyring, secret) });
  }
}
