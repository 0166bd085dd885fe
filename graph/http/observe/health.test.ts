import { expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../../testing/database';
import { testApp } from '../testing/app';

const nobodyListens = 'postgres://herdline:secret@127.0.0.1:1/herdline';

async function get(origin: string, path: string) {
  const response = await fetch(`${origin}${path}`);
  return { status: response.status, body: await response.json() };
}

test('a server with its database is alive and ready', async () => {
  const { origin } = await testApp();
  expect(await get(origin, '/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
  expect(await get(origin, '/readyz')).toEqual({ status: 200, body: { status: 'ready' } });
});

test('a server without its database is alive, but not ready', async () => {
  const { origin } = await testApp({ url: nobodyListens });
  expect((await get(origin, '/healthz')).status).toBe(200);
  const body = { status: 'not ready', reason: 'the database is not reachable' };
  expect(await get(origin, '/readyz')).toEqual({ status: 503, body });
});

test('a server whose database lacks a migration is not ready', async () => {
  const { origin, db } = await testApp({ url: await emptyDatabaseUrl(`health_${process.pid}`) });
  await db.raw('create table if not exists migrations (name text)');
  const body = { status: 'not ready', reason: 'the database is not migrated' };
  expect(await get(origin, '/readyz')).toEqual({ status: 503, body });
});

test('a server that is stopping is not ready', async () => {
  const { origin } = await testApp({ isDraining: () => true });
  expect(await get(origin, '/readyz')).toEqual({ status: 503, body: { status: 'not ready', reason: 'stopping' } });
  const { status, headers } = await fetch(`${origin}/healthz`);
  expect([status, headers.get('Connection')]).toEqual([200, 'close']);
});
