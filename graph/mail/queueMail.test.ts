import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { queueMail } from './queueMail';

const db = await testDatabase();

async function queued(rancherId: number): Promise<number> {
  const sql = "select 1 from graphile_worker._private_jobs where payload ->> 'rancherId' = ?";
  return (await db.raw(sql, [String(rancherId)])).rows.length;
}

test('a mail is queued when the transaction commits', async () => {
  await db.transaction((trx) => queueMail(trx, { template: 'rancherApproved', rancherId: 1_900_000_001 }));
  expect(await queued(1_900_000_001)).toBe(1);
});

test('a transaction that fails leaves no mail behind', async () => {
  const failing = db.transaction(async (trx) => {
    await queueMail(trx, { template: 'rancherApproved', rancherId: 1_900_000_002 });
    throw new Error('Out of hay');
  });
  await expect(failing).rejects.toThrow('Out of hay');
  expect(await queued(1_900_000_002)).toBe(0);
});
