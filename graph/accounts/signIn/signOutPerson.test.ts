import { expect, test } from 'vitest';
import { codeOf, testGraph } from '../../testing/graph';
import { sessionsOf, startSession } from '../testing/sessions';

const { db, as, make } = await testGraph();

const SIGN_OUT = 'mutation ($userId: ID!) { signOutPerson(userId: $userId) { userId } }';

test('an admin with the duty for people ends a person’s sessions, which is in the audit log', async () => {
  const [admin, person] = [await make.admin(), await make.customer()];
  await startSession(db, person.id);
  const { data } = await as(admin).run(SIGN_OUT, { userId: person.id });
  expect(data.signOutPerson).toEqual({ userId: String(person.id) });
  expect(await sessionsOf(db, person.id)).toBe(0);
  const entry = { recordType: 'USER', recordId: person.id, action: 'SIGNED_OUT_EVERYWHERE', actorId: admin.id };
  expect(await db('auditEntries').where(entry)).toHaveLength(1);
  expect(codeOf(await as(admin).run(SIGN_OUT, { userId: 2_000_000_000 }))).toBe('NOT_FOUND');
});
