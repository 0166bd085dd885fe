import assert from 'node:assert/strict';
import pg from 'pg';
import { type Scenario, type Site, signedIn } from '../Site';

const READS = 200;
const RANCHES = 40;

const LISTING = `query ($search: String) {
  ranchers(filter: { search: $search }, sort: NAME) { totalCount nodes { id ranchName } } }`;
const POINTS = 'query ($search: String) { ranchPoints(filter: { search: $search }) { rancherId } }';

/** Counts the statements on a server that read approved ranches. */
const COUNT_READS = `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
  where query like '%approval = %' and query not like '%pg_stat_statements%'`;

/** The list and the map are read from the replica, and a change is visible at once after it is made. */
export const replicaReads: Scenario = async (site) => {
  const { servers, make, cluster } = site;
  const { owner, ranch } = await make.rancher({ ranchName: 'Juniper 0' });
  for (let number = 1; number < RANCHES; number++) await make.rancher({ ranchName: `Ranch ${number}` });
  const family = await signedIn(site, await make.customer(), servers.origin);
  const rancher = await signedIn(site, owner, servers.origin);
  const [primary, replica] = [await cluster.primary(), await cluster.synchronous()];
  for (const node of [primary, replica]) await queryNode(site, node, 'select pg_stat_statements_reset()');
  const before = await servers.replicaReads(servers.web);

  const times: number[] = [];
  const read = async (turn: number) => {
    const begin = performance.now();
    const query = turn % 4 === 3 ? POINTS : LISTING;
    const { errors } = await family.run(servers.origin, query, { search: `Ranch ${turn}` });
    assert.equal(errors, undefined);
    times.push(performance.now() - begin);
  };
  for (let turn = 0; turn < READS; turn++) await read(turn);
  for (let turn = 1; turn <= 10; turn++) {
    const rename = `mutation ($id: ID!, $name: String!) { updateRancherProfile(rancherId: $id, input: { ranchName: $name }) { id } }`;
    await rancher.run(servers.origin, rename, { id: ranch.id, name: `Juniper ${turn}` });
    const { data } = await family.run(servers.origin, LISTING, { search: 'Juniper' });
    assert.equal(data.ranchers.nodes[0].ranchName, `Juniper ${turn}`);
  }

  const [onReplica, onPrimary] = [
    await queryNode(site, replica, COUNT_READS),
    await queryNode(site, primary, COUNT_READS),
  ];
  const after = await servers.replicaReads(servers.web);
  const fallbacks = Object.keys(after).filter((outcome) => outcome !== 'replica' && after[outcome] !== before[outcome]);
  assert.ok(onReplica.calls >= READS, `The replica ran ${onReplica.calls} statements`);
  const counts = fallbacks.map((outcome) => `${(after[outcome] ?? 0) - (before[outcome] ?? 0)} ${outcome}`);
  times.sort((one, other) => one - other);
  const median = times[READS / 2]?.toFixed(1);
  return `${READS} lists and maps: ${onReplica.calls} statements on the replica, ${onPrimary.calls} on the primary (fallbacks: ${counts.join(', ') || 'none'}); median ${median} ms; 10 changes shown at once`;
};

type Node = Awaited<ReturnType<Site['cluster']['primary']>>;

async function queryNode({ cluster }: Site, node: Node, query: string) {
  const client = new pg.Client({ connectionString: cluster.urlOf(node, 'postgres') });
  await client.connect();
  try {
    return (await client.query(query)).rows[0];
  } finally {
    await client.end();
  }
}
