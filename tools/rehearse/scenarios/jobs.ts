import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { testBrowser } from '../../../graph/http/testing/app';
import type { Scenario } from '../Site';
import { until } from '../until';

/** Only the worker sends the mails that web processes queue. */
export const jobs: Scenario = async ({ servers, make, db }) => {
  const { id: userId, email } = await make.customer();
  const before = mailsOf(servers.worker.data);
  const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
  const begin = performance.now();
  await testBrowser().run(servers.web[0].origin, ask, { email });
  const isSent = async () => (await db('mails').where({ userId, state: 'SENT' }).first()) !== undefined;
  await until('the mail is sent', isSent);
  const took = Math.round(performance.now() - begin);
  assert.ok(mailsOf(servers.worker.data) > before);
  for (const { data } of servers.web) assert.equal(mailsOf(data), 0);
  return `a mail queued by a web process is sent by the worker ${took} ms later`;
};

function mailsOf(data: string): number {
  const directory = path.join(data, 'mail');
  return existsSync(directory) ? readdirSync(directory).length : 0;
}
