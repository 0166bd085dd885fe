import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { spendRecoveryCode } from '../graph/accounts/secondFactor/recoveryCodes';
import { connect } from '../graph/database/connection';
import { ownDatabaseUrl } from '../graph/testing/database';
import { maker } from '../graph/testing/make';
import * as strengthenRecovery from './20261126120300_strengthen_recovery';

const db = connect(await ownDatabaseUrl('strengthen_recovery'));
afterAll(() => db.destroy());

test('recovery codes of the version before go on working, once, and are hashed slowly', async () => {
  await strengthenRecovery.down(db);
  const { id: userId } = await maker(db).customer();
  const codeHash = createHash('sha256').update('abcdefghjk').digest('hex');
  await db('recoveryCodes').insert({ userId, codeHash });
  await strengthenRecovery.up(db);
  expect((await db('recoveryCodes').where({ userId }).first()).codeHash).toMatch(/^\$argon2id\$/);
  expect(await spendRecoveryCode(db, userId, 'ABCDE-fghjm')).toBe(false);
  expect(await spendRecoveryCode(db, userId, 'ABCDE-fghjk')).toBe(true);
  expect(await spendRecoveryCode(db, userId, 'ABCDE-fghjk')).toBe(false);
});
