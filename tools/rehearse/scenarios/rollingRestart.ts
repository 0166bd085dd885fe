import assert from 'node:assert/strict';
import { isAsked, keepAsking } from '../../prove/keepAsking';
import { type Scenario, signedIn } from '../Site';
import { METRICS_TOKEN } from '../servers';
import { until } from '../until';

const REQUESTS = 5_000;

/** Restarts both web processes one after the other while people read. No request fails. */
export const rollingRestart: Scenario = async (site) => {
  const { servers, make } = site;
  const { ranch } = await make.rancher();
  const family = await signedIn(site, await make.customer(), servers.origin);
  const cookie = [...family.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const queries = [
    '{ viewer { id } }',
    '{ ranchers(first: 5, sort: NAME) { totalCount nodes { ranchName } } }',
    `{ rancher(id: ${ranch.id}) { ranchName products { name } } }`,
  ];
  const requests = keepAsking(Number(new URL(servers.origin).port), { cookie, queries });
  const begin = performance.now();
  for (const server of servers.web) {
    await servers.restart(server);
    await until('HAProxy sees it', () => isAsked(server.origin, METRICS_TOKEN));
  }
  await requests.reach(REQUESTS);
  const outcomes = await requests.stop();
  const failed = outcomes.filter((outcome) => outcome !== 200);
  assert.deepEqual(failed, []);
  const seconds = (performance.now() - begin) / 1_000;
  return `0 of ${outcomes.length} requests failed in ${seconds.toFixed(0)} s (${Math.round(outcomes.length / seconds)} a second)`;
};
