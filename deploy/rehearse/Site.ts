import type { Knex } from 'knex';
import { connect } from '../../graph/database/connection';
import { testBrowser } from '../../graph/http/testing/browser';
import { maker } from '../../graph/testing/make';
import { type Cluster, startCluster } from './cluster';
import type { Programs } from './Programs';
import { startDatabaseProxies } from './proxies';
import { type Servers, startServers } from './servers';
import { postgresPrograms } from './tools';

/** Everything that is rehearsed with. */
export type Site = {
  programs: Programs;
  cluster: Cluster;
  servers: Servers;
  db: Knex;
  make: ReturnType<typeof maker>;
};

/** Says in one line what was seen, or throws what was not as it has to be. */
export type Scenario = (site: Site) => Promise<string>;

/** Raises the whole platform on this machine. `programs` knows what runs already, also if it fails half way. */
export async function raise(programs: Programs, tell: (line: string) => void): Promise<Site> {
  const binaries = postgresPrograms();
  const cluster = await startCluster(programs, binaries);
  tell('Two PostgreSQL run under Patroni, one the synchronous replica of the other');
  const ways = await startDatabaseProxies(programs, cluster);
  const db = connect(ways.direct, { applicationName: 'herdline rehearsal' });
  programs.atEnd(() => db.destroy());
  const servers = await startServers(programs, ways);
  tell(`Two web processes and a worker run behind HAProxy at ${servers.origin}, on PgBouncer`);
  return { programs, cluster, servers, db, make: maker(db) };
}

type Account = Parameters<Site['make']['credentialsOf']>[0];

/** Signs somebody in at one of the servers. The browser can then ask any of them. */
export async function signedIn({ make }: Site, account: Account, origin: string) {
  const browser = testBrowser();
  const { email, password } = await make.credentialsOf(account);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  const { errors } = await browser.run(origin, login, { input: { email, password } });
  if (errors) throw new Error(`Nobody can sign in: ${JSON.stringify(errors)}`);
  return browser;
}
