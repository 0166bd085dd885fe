import type { Knex } from 'knex';
import { connect } from '../../graph/database/connection';
import { testBrowser } from '../../graph/http/testing/app';
import { maker } from '../../graph/testing/make';
import { type Cluster, startCluster } from './cluster';
import type { Programs } from './Programs';
import { startDatabaseProxies } from './proxies';
import { type Servers, startServers } from './servers';
import { postgresPrograms } from './tools';

/** Everything that a scenario uses. */
export type Site = {
  programs: Programs;
  cluster: Cluster;
  servers: Servers;
  db: Knex;
  make: ReturnType<typeof maker>;
};

/** Returns its result in one line, or throws if a check fails. */
export type Scenario = (site: Site) => Promise<string>;

/** Starts the whole platform on this machine. If it fails half way, `programs` has what is already running. */
export async function startSite(programs: Programs, report: (line: string) => void): Promise<Site> {
  const binaries = postgresPrograms();
  const cluster = await startCluster(programs, binaries);
  report('Two PostgreSQL run under Patroni, one the synchronous replica of the other');
  const urls = await startDatabaseProxies(programs, cluster);
  const db = connect(urls.direct, { applicationName: 'herdline rehearsal' });
  programs.atEnd(() => db.destroy());
  const servers = await startServers(programs, urls);
  report(`Two web processes and a worker run behind HAProxy at ${servers.origin}, on PgBouncer`);
  return { programs, cluster, servers, db, make: maker(db) };
}

type Account = Parameters<Site['make']['credentialsOf']>[0];

/** Signs in at one of the servers. The returned browser can then use any of them. */
export async function signedIn({ make }: Site, account: Account, origin: string) {
  const browser = testBrowser();
  const { email, password } = await make.credentialsOf(account);
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  const { errors } = await browser.run(origin, login, { input: { email, password } });
  if (errors) throw new Error(`Nobody can sign in: ${JSON.stringify(errors)}`);
  return browser;
}
