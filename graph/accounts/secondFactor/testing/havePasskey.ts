import type { Knex } from 'knex';
import { codesForFirstFactor } from '../recoveryCodes';

/** Gives a person a passkey that no device has. Returns the recovery codes created with it. */
export async function havePasskey(db: Knex, userId: number): Promise<string[]> {
  return db.transaction(async (trx) => {
    const codes = await codesForFirstFactor(trx, userId);
    const credential = { credentialId: `key of ${userId}`, publicKey: Buffer.alloc(1), counter: 0, transports: [] };
    await trx('passkeys').insert({ userId, ...credential, name: 'Phone' });
    return codes;
  });
}
