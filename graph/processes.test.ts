import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from './database/connection';
import { ownDatabaseUrl } from './testing/database';
import { maker } from './testing/make';
import { startedServer } from './testing/serverProcess';
import { temporaryDirectory } from './testing/temporaryDirectory';

// A process may take long to start on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Creates a database without another worker, and a directory for the mails of each process. */
async function ownDatabase() {
  const DATABASE_URL = await ownDatabaseUrl(`processes_${process.pid}`);
  const db = connect(DATABASE_URL);
  const files = temporaryDirectory();
  onTestFinished(async () => {
    await db.destroy();
    files.remove();
  });
  const start = (role: 'web' | 'worker') =>
    startedServer({
      DATABASE_URL,
      PROCESS: role,
      PUBLIC_URL: 'http://herdline.test',
      DATA_DIR: path.join(files.path, role),
    });
  const mailsOf = (role: string) => path.join(files.path, role, 'mail');
  return { db, start, mailsOf };
}

test('the web process serves and only queues jobs, and the worker runs them and serves only its health', async () => {
  const { db, start, mailsOf } = await ownDatabase();
  const { email } = await maker(db).customer();
  const web = await start('web');
  const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
  const response = await fetch(`http://127.0.0.1:${web.port}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { email } }),
  });
  expect(await response.json()).not.toHaveProperty('errors');
  expect(await db('mails')).toMatchObject([{ state: 'QUEUED', attempts: 0 }]);

  const worker = await start('worker');
  await expect.poll(() => db('mails'), { timeout: 60_000 }).toMatchObject([{ state: 'SENT', attempts: 1 }]);
  expect(readdirSync(mailsOf('worker'))).toHaveLength(2);
  expect(existsSync(mailsOf('web'))).toBe(false);

  const statusOf = async (port: number, address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).status;
  for (const { port } of [web, worker]) expect(await statusOf(port, '/readyz')).toBe(200);
  expect(await statusOf(web.port, '/api/openapi.json')).toBe(200);
  for (const address of ['/', '/graphql', '/api/openapi.json']) expect(await statusOf(worker.port, address)).toBe(404);

  for (const { server, exit, output } of [web, worker]) {
    server.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(output.err).toBe('');
  }
});
