import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../database/connection';
import { queueMail } from '../../mail/queueMail';
import { ownDatabaseUrl } from '../../testing/database';
import { maker } from '../../testing/make';
import { testApp } from '../testing/app';

const metricsToken = 'only for the operator';
const ask = (origin: string, token = metricsToken) =>
  fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
const metricsOf = async (origin: string) => (await ask(origin)).text();

async function run(origin: string, body: object) {
  const headers = { 'Content-Type': 'application/json' };
  await (await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) })).text();
}

test('metrics describe the process, its requests and its connections in the Prometheus format', async () => {
  const { origin } = await testApp({ metricsToken });
  await run(origin, { query: '{ viewer { id } }' });
  const response = await ask(origin);
  expect(response.headers.get('Content-Type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toMatch(/herdline_http_request_seconds_count\{route="graphql",method="POST",status="200"\} [1-9]/);
  expect(text).toMatch(/herdline_database_connections\{pool="requests",state="waiting"\} 0/);
});

test('metrics count operations by name and outcome', async () => {
  const { origin } = await testApp({ metricsToken });
  await run(origin, { query: 'query MeasuredPage { viewer { id } }' });
  await run(origin, { query: 'query RefusedPage { ranchers { totalCount } }' });
  const text = await metricsOf(origin);
  expect(text).toContain('herdline_graphql_operation_seconds_count{operation="MeasuredPage",outcome="ok"} 1');
  expect(text).toContain('herdline_graphql_operation_seconds_count{operation="RefusedPage",outcome="error"} 1');
});

test('metrics need the token, and the main port answers 404 when they are off or have their own port', async () => {
  const { origin } = await testApp({ metricsToken });
  expect((await fetch(`${origin}/metrics`)).status).toBe(401);
  const wrong = await ask(origin, 'guessed');
  expect([wrong.status, wrong.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
  for (const config of [{}, { metricsToken, metricsPort: 9464 }]) {
    const { origin: other } = await testApp(config);
    expect((await ask(other)).status).toBe(404);
  }
});

/** Reads the metrics of the whole platform from a new server. */
async function figures() {
  const text = await metricsOf((await testApp({ metricsToken, url: await ownDatabase() })).origin);
  return (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
}

const ownDatabase = () => ownDatabaseUrl('metrics');

test('metrics report due jobs, failed mails, failing webhooks and balances that do not add up', async () => {
  const db = connect(await ownDatabase());
  onTestFinished(() => db.destroy());
  const make = maker(db);
  const { owner, ranch } = await make.rancher();
  const clean = await figures();
  expect(clean('herdline_database_up')).toBe(1);
  for (const name of ['herdline_mails_failed', 'herdline_balance_drift_cents', 'herdline_jobs{state="due"}']) {
    expect([name, clean(name)]).toEqual([name, 0]);
  }
  await queueMail(db, { template: 'rancherApproved', rancherId: ranch.id });
  await queueMail(db, { template: 'rancherApproved', rancherId: ranch.id });
  await db('mails').update({ state: 'FAILED' });
  const webhook = {
    userId: owner.id,
    rancherId: ranch.id,
    url: 'https://ranch.example',
    secret: 'whsec_',
    position: 0,
  };
  await db('webhooks').insert({ ...webhook, failures: 3, failingSince: db.fn.now() });
  const order = await make.order({ customerId: owner.id, rancherId: ranch.id, status: 'FULFILLED' });
  const charge = { rancherId: ranch.id, type: 'CHARGE', amount: 500, description: 'A fee', orderId: order.id };
  await db('commissionTransactions').insert(charge);
  await make.balance(ranch.id, 420);
  const found = await figures();
  // Two mails, and the event of the charge for the webhook.
  expect(found('herdline_jobs{state="due"}')).toBe(3);
  expect(found('herdline_mails_failed')).toBe(2);
  expect(found('herdline_webhooks{state="failing"}')).toBe(1);
  expect(found('herdline_webhooks{state="disabled"}')).toBe(0);
  expect(found('herdline_balance_drift_cents')).toBe(80);
});

test('metrics report that the database is down instead of failing', async () => {
  const { origin } = await testApp({ metricsToken, url: 'postgres://herdline:secret@127.0.0.1:1/herdline' });
  const text = await metricsOf(origin);
  expect(text).toContain('herdline_database_up 0');
  expect(text).toMatch(/^herdline_balance_drift_cents NaN$/im);
});
