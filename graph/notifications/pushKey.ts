import { createECDH } from 'node:crypto';
import type { Knex } from 'knex';
import type { Config } from '../config';
import { transaction } from '../database/transaction';
import { seal, unseal } from '../sealedSecrets';

type Keyring = Pick<Config, 'sessionSecret'>;
type Row = { publicKey: Buffer; sealedPrivateKey: Buffer };

/** A key pair of the curve P-256, as raw bytes. */
export type PushKey = { publicKey: Buffer; privateKey: Buffer };

const PURPOSE = 'keys of push notifications';

/** Returns the key pair that identifies us to push services (RFC 8292), the same on all servers. Makes it when it's first needed. */
export async function pushKey(db: Knex, keyring: Keyring): Promise<PushKey> {
  const stored = await db('pushKeys').first<Row | undefined>();
  return (stored && opened(keyring, stored)) ?? makeKey(db, keyring);
}

function opened(keyring: Keyring, { publicKey, sealedPrivateKey }: Row): PushKey | null {
  const privateKey = unseal(keyring, PURPOSE, sealedPrivateKey);
  return privateKey && { publicKey, privateKey };
}

/** A key that SESSION_SECRET no longer opens is replaced. Browsers that know the old one have to ask again. */
async function makeKey(db: Knex, keyring: Keyring): Promise<PushKey> {
  return transaction(db, async (trx) => {
    await trx.raw('lock table push_keys in exclusive mode');
    const stored = await trx('pushKeys').first<Row | undefined>();
    const known = stored && opened(keyring, stored);
    if (known) return known;
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const made = { publicKey: pair.getPublicKey(), privateKey: pair.getPrivateKey() };
    if (stored) await trx('pushDevices').delete();
    await trx('pushKeys').delete();
    await trx('pushKeys').insert({
      publicKey: made.publicKey,
      sealedPrivateKey: seal(keyring, PURPOSE, made.privateKey),
    });
    return made;
  });
}
