import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { transaction } from '../../database/transaction';
import { testDatabaseUrl } from '../../testing/database';
import { testGraph } from '../../testing/graph';
import { sessionsOf, startSession } from '../testing/sessions';
import { endSessions } from './endSessions';

const { db, make } = await testGraph();

async function listen(): Promise<string[]> {
  const client = new pg.Client({ connectionString: await testDatabaseUrl() });
  await client.connect();
  onTestFinished(() => client.end());
  const notices: string[] = [];
  client.on('notification', ({ payload }) => notices.push(payload!));
  await client.query('listen sessions_ended');
  return notices;
}

test('notifies all servers of the person whose sessions ended', async () => {
  const { id } = await make.customer();
  await startSession(db, id);
  const notices = await listen();
  await transaction(db, (trx) => endSessions(trx, id));
  await expect.poll(() => notices).toEqual([String(id)]);
  expect(await sessionsOf(db, id)).toBe(0);
});

test('sends no notice and ends no session if the transaction fails', async () => {
  const [kept, ended] = [await make.customer(), await make.customer()];
  await startSession(db, kept.id);
  const notices = await listen();
  const failing = transaction(db, async (trx) => {
    await endSessions(trx, kept.id);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await transaction(db, (trx) => endSessions(trx, ended.id));
  await expect.poll(() => notices).toEqual([String(ended.id)]);
  expect(await sessionsOf(db, kept.id)).toBe(1);
});
