import assert from 'node:assert/strict';
import { type Scenario, signedIn } from '../Site';
import { until } from '../until';

const VIEWER = '{ viewer { id } }';

/** Signing in or out at one server, or the suspension of a ranch, takes effect at both servers at once. */
export const sessions: Scenario = async (site) => {
  const { servers, make, db } = site;
  const [one, two] = servers.web;
  const family = await make.customer();
  const browser = await signedIn(site, family, one.origin);
  const viewerAt = async (origin: string) => (await browser.run(origin, VIEWER)).data.viewer?.id ?? null;
  for (const { origin } of [two, one, two]) assert.equal(await viewerAt(origin), String(family.id));
  await browser.run(one.origin, 'mutation { logout }');
  assert.equal(
    await db('sessions')
      .whereRaw("sess ->> 'userId' = ?", [String(family.id)])
      .first(),
    undefined,
  );

  const other = await signedIn(site, family, one.origin);
  const cookies = new Map(other.jar);
  assert.notEqual((await other.run(two.origin, VIEWER)).data.viewer, null);
  await other.run(one.origin, 'mutation { logout }');
  for (const [name, value] of cookies) other.jar.set(name, value);
  const begin = performance.now();
  await until(
    'a sign-out takes effect at the other server',
    async () => {
      const { data } = await other.run(two.origin, VIEWER);
      return data.viewer === null;
    },
    { seconds: 5, pause: 2 },
  );
  const signedOut = Math.round(performance.now() - begin);

  const { owner, ranch } = await make.rancher({ ranchName: 'Suspended' });
  const rancher = await signedIn(site, owner, two.origin);
  const admin = await signedIn(site, await make.admin(), one.origin);
  const known = 'query ($id: ID!) { rancher(id: $id) { approval } }';
  assert.equal((await rancher.run(two.origin, known, { id: ranch.id })).data.rancher.approval, 'APPROVED');
  await admin.run(one.origin, 'mutation ($id: ID!) { suspendRancher(rancherId: $id) { id } }', { id: ranch.id });
  assert.equal((await rancher.run(two.origin, known, { id: ranch.id })).data.rancher.approval, 'SUSPENDED');
  const visitor = await signedIn(site, family, two.origin);
  assert.equal((await visitor.run(two.origin, known, { id: ranch.id })).data.rancher, null);
  return `signed in at one server and known at the other; signed out at both within ${signedOut} ms; a suspension takes effect at once`;
};
