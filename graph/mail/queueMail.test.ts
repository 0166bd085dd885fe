import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { queueMail } from './queueMail';

const db = await testDatabase();

async function queued(token: string): Promise<number> {
  const { rows } = await db.raw("select 1 from graphile_worker._private_jobs where payload ->> 'token' = ?", [token]);
  return rows.length;
}

test('a mail is queued when the transaction commits', async () => {
  await db.transaction((trx) => queueMail(trx, { template: 'passwordReset', userId: 1, token: 'committed' }));
  expect(await queued('committed')).toBe(1);
});

test('a transaction that fails leaves no mail behind', async () => {
  const failing = db.transaction(async (trx) => {
    await queueMail(trx, { template: 'passwordReset', userId: 1, token: 'rolled back' });
    throw new Error('Out of hay');
  });
  await expect(failing).rejects.toThrow('Out of hay');
  expect(await queued('rolled back')).toBe(0);
});
