import { randomUUID } from 'node:crypto';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { connect } from '../database/connection';
import { freePort } from '../database/embedded/freePort';
import { migrate } from '../database/migrate';
import { replicaReads } from '../http/observe/metrics';
import { testApp } from '../http/testing/app';
import { testBrowser } from '../http/testing/browser';
import { builtClient } from '../http/testing/builtClient';
import { testDatabaseUrl } from '../testing/database';
import { maker, PASSWORD } from '../testing/make';
import { replicaPair } from './testing/replicaPair';

const LONG_TIMEOUT = { timeout: 30_000 };

const LISTING =
  'query ($search: String) { ranchers(filter: { search: $search }, sort: NAME) { nodes { id ranchName } } }';
const POINTS = 'query ($search: String) { ranchPoints(filter: { search: $search }) { ranchName } }';
const FIGURES = `query Figures($from: DateTime!, $to: DateTime!) { ...OfAdmin } fragment OfAdmin on Query {
  admin { __typename analytics(from: $from, to: $to) { orders newCustomers byState { state } topRanchers { gross } } } }`;
const MIXED = 'query ($search: String) { viewer { id } ranchers(filter: { search: $search }) { nodes { id } } }';
const RENAME = `mutation ($id: ID!, $ranchName: String!) {
  updateRancherProfile(rancherId: $id, input: { ranchName: $ranchName }) { id } }`;
const YEAR = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' };

type Outcome = 'replica' | 'behind' | 'failed' | 'away';

/** Counts the reads of each outcome during some work. */
async function outcomes(work: () => Promise<unknown>): Promise<Partial<Record<Outcome, number>>> {
  const counts = async () =>
    new Map((await replicaReads.get()).values.map(({ labels, value }) => [String(labels.outcome), value]));
  const before = await counts();
  await work();
  const grown = [...(await counts())].map(([outcome, count]) => [outcome, count - (before.get(outcome) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, count]) => count > 0));
}

const { url, replicaUrl, killReplica, startReplicaAgain } = await replicaPair();
await migrate(url);
const [primary, replica] = [connect(url), connect(replicaUrl)];
afterAll(async () => {
  await primary.destroy();
  await replica.destroy();
});
const make = maker(primary);

const start = (changes: Parameters<typeof testApp>[0] = {}) =>
  testApp({ url, replicaDatabaseUrl: replicaUrl, ...changes });

async function signedIn(account: Parameters<typeof make.credentialsOf>[0], origin: string) {
  const browser = testBrowser();
  const { email } = await make.credentialsOf(account);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  await browser.run(origin, login, { input: { email, password: PASSWORD } });
  return browser;
}

/** Starts a server, and makes a ranch that a family reads and an admin renames. */
async function market(changes: Parameters<typeof start>[0] = {}) {
  const app = await start(changes);
  const search = randomUUID();
  const { ranch } = await make.rancher({ ranchName: 'Oak 0', description: search });
  const admin = await signedIn(await make.admin(), app.origin);
  const family = await signedIn(await make.customer(), app.origin);
  const read = async (origin = app.origin) => {
    const { data, errors } = await family.run(origin, LISTING, { search });
    expect(errors).toBeUndefined();
    return data.ranchers.nodes[0].ranchName as string;
  };
  const rename = async (ranchName: string, origin = app.origin) => {
    const answer = await admin.run(origin, RENAME, { id: ranch.id, ranchName });
    expect(answer).not.toHaveProperty('errors');
  };
  /** Returns the outcome of a read right after a change. */
  const outcomeAfterChange = async () => {
    await rename(`Ash ${Date.now()}`);
    return Object.keys(await outcomes(read)).join();
  };
  const replicaLines = () => app.lines.map((line) => JSON.parse(line)).filter(({ msg }) => /replica/.test(msg ?? ''));
  return { app, read, rename, outcomeAfterChange, replicaLines };
}

const client = () => builtClient(() => '<html><head></head><body></body></html>');

test('the list of ranches, the map and the figures are read on the replica, and nothing else is', async () => {
  const search = randomUUID();
  const { ranch } = await make.rancher({ ranchName: 'Oak', description: search });
  const { origin, db } = await start({ keptAnswersBytes: 0, client: client() });
  const family = await signedIn(await make.customer(), origin);
  const admin = await signedIn(await make.admin(), origin);
  const onPrimary: string[] = [];
  db.on('query', ({ sql }: { sql: string }) => void onPrimary.push(sql));
  const run = async (query: string) => (await family.run(origin, query, { search })).data;
  const large: Record<string, () => Promise<unknown>> = {
    list: async () => expect((await run(LISTING)).ranchers.nodes).toMatchObject([{ ranchName: 'Oak' }]),
    map: async () => expect((await run(POINTS)).ranchPoints).toEqual([{ ranchName: 'Oak' }]),
    figures: async () => expect(await admin.run(origin, FIGURES, YEAR)).not.toHaveProperty('errors'),
    async rest() {
      const answer = await family.visit(`${origin}/api/ranchers?search=${search}`);
      expect(await answer.json()).toMatchObject([{ ranchName: 'Oak' }]);
    },
    async file() {
      const answer = await admin.visit(`${origin}/api/admin/analytics.csv?${new URLSearchParams(YEAR)}`);
      expect(answer.status).toBe(200);
    },
    async page() {
      const place = `${origin}/find-rancher?search=${search}`;
      const answer = await family.visit(place, { headers: { Accept: 'text/html' } });
      expect(await answer.text()).toContain('"ranchName":"Oak"');
    },
  };
  for (const [name, read] of Object.entries(large)) {
    expect([name, Object.keys(await outcomes(read))]).toEqual([name, ['replica']]);
  }
  expect(onPrimary.filter((sql) => /approval = 'APPROVED'|hour_sums|month_sums/.test(sql))).toEqual([]);

  const small = [
    () => run(MIXED),
    () => family.run(origin, 'query ($id: ID!) { rancher(id: $id) { ranchName } }', { id: ranch.id }),
    () => admin.run(origin, '{ admin { orders { totalCount } } }'),
  ];
  for (const read of small) expect(await outcomes(read), String(read)).toEqual({});
});

test('the server refuses the same queries as without a replica', async () => {
  const { origin } = await start();
  const family = await signedIn(await make.customer(), origin);
  const near = 'query { ranchPoints(filter: { near: { zipCode: "00000" } }) { ranchName } }';
  for (const query of [near, near.replace('ranchPoints', 'ranchers').replace('ranchName', 'totalCount')])
    expect((await family.run(origin, query)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect((await family.run(origin, FIGURES, YEAR)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

test('nobody is shown a state older than one they saw or than a confirmed write, even if the replica is slow', async () => {
  const { read, rename } = await market();
  const { origin: other } = await start();
  const setDelay = async (delay: string) => {
    await replica.raw(`alter system set recovery_min_apply_delay = '${delay}'`);
    await replica.raw('select pg_reload_conf()');
  };
  await setDelay('40ms');
  onTestFinished(() => setDelay('0'));
  let [confirmed, isOver] = [0, false];
  const watch = async (origin?: string) => {
    for (let seen = 0; !isOver; ) {
      const atLeast = Math.max(seen, confirmed);
      seen = Number((await read(origin)).split(' ')[1]);
      expect(seen).toBeGreaterThanOrEqual(atLeast);
    }
  };
  const used = await outcomes(async () => {
    const watching = Promise.all([watch(), watch(), watch(other)]);
    for (let turn = 1; turn <= 15; turn++) {
      await rename(`Oak ${turn}`, turn % 2 ? undefined : other);
      confirmed = turn;
      expect(await read(other)).toBe(`Oak ${turn}`);
    }
    isOver = true;
    await watching;
  });
  expect(used.replica).toBeGreaterThan(0);
});

test('while the replica is far behind, the primary serves the reads, and one line is logged', async () => {
  const { read, rename, outcomeAfterChange, replicaLines } = await market();
  expect(await outcomeAfterChange()).toBe('replica');
  await replica.raw('select pg_wal_replay_pause()');
  onTestFinished(() => replica.raw('select pg_wal_replay_resume()'));
  await rename('Elm 1');
  expect(await outcomes(async () => expect(await read()).toBe('Elm 1'))).toEqual({ behind: 1 });
  await rename('Elm 2');
  expect(await outcomes(async () => expect(await read()).toBe('Elm 2'))).toEqual({ away: 1 });
  expect(replicaLines()).toMatchObject([{ level: 40, msg: 'the replica serves no reads; the primary does' }]);
  await replica.raw('select pg_wal_replay_resume()');
  await expect.poll(outcomeAfterChange, LONG_TIMEOUT).toBe('replica');
  expect(replicaLines().map(({ msg }) => msg)).toEqual([expect.any(String), 'the replica serves reads again']);
});

test('no read fails when the replica dies, and the replica is used again when it is back', async () => {
  const { read, rename, outcomeAfterChange } = await market();
  expect(await outcomeAfterChange()).toBe('replica');
  killReplica();
  for (let turn = 1; turn <= 20; turn++) {
    await rename(`Oak ${turn}`);
    expect(await read()).toBe(`Oak ${turn}`);
  }
  await startReplicaAgain();
  await expect.poll(outcomeAfterChange, LONG_TIMEOUT).toBe('replica');
});

test('a server starts without its replica', async () => {
  const { read } = await market({ replicaDatabaseUrl: `postgres://127.0.0.1:${await freePort()}/nowhere` });
  expect(await outcomes(async () => expect(await read()).toBe('Oak 0'))).toEqual({ failed: 1 });
});

test('a database that is not a replica is not used as one', async () => {
  const { read, replicaLines } = await market({ replicaDatabaseUrl: await testDatabaseUrl() });
  expect(await outcomes(async () => expect(await read()).toBe('Oak 0'))).toEqual({ failed: 1 });
  expect(replicaLines()).toMatchObject([{ err: { message: 'The database is not a replica' } }]);
});
