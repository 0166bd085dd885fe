import { expect, test } from 'vitest';
import { connect } from '../../graph/database/connection';
import { freePort } from '../../graph/database/embedded/freePort';
import { testDatabaseUrl } from '../../graph/testing/database';
import { maker } from '../../graph/testing/make';
import { runServer } from '../../graph/testing/serverProcess';
import { hasHaproxy, startBalancer } from './balancer';
import { amount, report } from './form';
import { isAsked, keepAsking } from './keepAsking';
import { signIn } from './steady';

const REQUESTS = amount({ long: 5_000, short: 400 });
const POLLING = { timeout: 120_000, interval: 100 };
const METRICS_TOKEN = 'rolling restart';
const HALF_AN_HOUR = 1_800_000;

/** Starts a web process that can be restarted as a supervisor would do. */
async function serverAt(port: number) {
  const start = async () => {
    const running = await runServer({ PORT: String(port), PROCESS: 'web', DRAIN_SECONDS: '5', METRICS_TOKEN });
    await expect.poll(() => isReady(port), POLLING).toBe(true);
    return running;
  };
  let running = await start();
  return {
    async restart() {
      running.server.kill('SIGTERM');
      expect([await running.exit, running.output.err]).toEqual([0, '']);
      running = await start();
    },
  };
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A family's cookie, with queries for the viewer, a list and a ranch. */
async function createReader(origin: string) {
  const db = connect(await testDatabaseUrl());
  const make = maker(db);
  const { ranch } = await make.rancher();
  const cookie = await signIn(origin, await make.credentialsOf(await make.customer()));
  await db.destroy();
  const ranchers = '{ ranchers(first: 5, sort: NAME) { totalCount nodes { ranchName } } }';
  return { cookie, queries: ['{ viewer { id } }', ranchers, `{ rancher(id: ${ranch.id}) { ranchName } }`] };
}

test(
  `while two servers behind a load balancer restart in turn, none of ${REQUESTS} requests fails`,
  async () => {
    const ports = [await freePort(), await freePort()] as const;
    const servers = [await serverAt(ports[0]), await serverAt(ports[1])];
    const port = await startBalancer(ports);
    await expect.poll(() => isReadyBehind(port), POLLING).toBe(true);
    const requests = keepAsking(port, await createReader(`http://127.0.0.1:${port}`));
    for (const server of servers) {
      for (const each of ports)
        await expect.poll(() => isAsked(`http://127.0.0.1:${each}`, METRICS_TOKEN), POLLING).toBe(true);
      await server.restart();
    }
    await requests.reach(REQUESTS);
    const outcomes = await requests.stop();
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
    report(
      `${outcomes.length} requests while both servers were restarted behind ${hasHaproxy ? 'HAProxy' : 'a minimal balancer'}: none failed`,
    );
  },
  HALF_AN_HOUR,
);

/** Requests /healthz, because /readyz isn't reachable through the balancer. */
const isReadyBehind = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
