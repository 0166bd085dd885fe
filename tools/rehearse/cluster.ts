import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../graph/database/embedded/freePort';
import { type ServerAccount, serverAccount } from '../../graph/database/embedded/serverAccount';
import { fillIn } from './files';
import type { Program, Programs } from './Programs';
import { isReachable, until } from './until';

export type Node = {
  name: string;
  /** PostgreSQL's port. */
  port: number;
  /** The port of Patroni's REST API. */
  api: number;
  data: string;
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Two PostgreSQL under Patroni, one the synchronous replica of the other, with a database for Herdline. */
export async function startCluster(programs: Programs, binaries: string) {
  const account = serverAccount();
  const passwords = { superuser: secret(), replication: secret(), herdline: secret(), restapi: secret() };
  const etcd = await startEtcd(programs, account);
  const nodes = [await newNode(programs, account, 'a'), await newNode(programs, account, 'b')] as const;
  const running = new Map<Node, Program>();

  async function start(node: Node): Promise<void> {
    const { name, port, api, data } = node;
    const file = fillIn(programs, 'database/patroni.yml', `patroni-${name}.yml`, {
      ...WITHOUT_TLS,
      'name: a': `name: ${name}`,
      '10.0.0.1:8008': `127.0.0.1:${api}`,
      '10.0.0.1:5432': `127.0.0.1:${port}`,
      '10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379': `127.0.0.1:${etcd}`,
      '10.0.0.0/24': '127.0.0.1/32',
      '/var/lib/postgresql/herdline.pgpass': path.join(path.dirname(data), 'pgpass'),
      '/var/lib/postgresql/herdline': data,
      '/var/run/postgresql': path.dirname(data),
      '/usr/lib/postgresql/15/bin': binaries,
      CHANGE_ME_RESTAPI: passwords.restapi,
      CHANGE_ME_SUPERUSER: passwords.superuser,
      CHANGE_ME_REPLICATION: passwords.replication,
    });
    const env = { HOME: path.dirname(data) };
    running.set(
      node,
      await programs.start(`patroni-${name}`, ['patroni', file], { account, env, directory: env.HOME }),
    );
  }

  const hasRole = (node: Node, role: 'primary' | 'synchronous') => isReachable(`http://127.0.0.1:${node.api}/${role}`);
  const findNode = async (role: 'primary' | 'synchronous') => {
    for (const node of nodes) if (await hasRole(node, role)) return node;
    return null;
  };
  const urlOf = ({ port }: { port: number }, user: 'postgres' | 'herdline') =>
    `postgres://${user}:${user === 'postgres' ? passwords.superuser : passwords.herdline}@127.0.0.1:${port}/herdline`;

  for (const node of nodes) {
    await start(node);
    programs.atEnd(async () => killServer(node, 'SIGINT'));
  }
  const primary = await until('Patroni makes one server the primary', () => findNode('primary'));
  await until('the other becomes its synchronous replica', () => findNode('synchronous'));
  await createDatabase(urlOf(primary, 'postgres'), passwords.herdline);
  return {
    nodes,
    password: passwords.herdline,
    urlOf,
    start,
    primary: () => until('there is a primary', () => findNode('primary')),
    synchronous: () => until('there is a synchronous replica', () => findNode('synchronous'), { seconds: 180 }),
    /** Kills PostgreSQL and Patroni at once, as a power failure would. */
    async kill(node: Node) {
      running.get(node)?.kill('SIGKILL');
      killServer(node, 'SIGKILL');
    },
  };
}

/** On one machine the parts talk without certificates, and etcd without a password. */
const WITHOUT_TLS = {
  '  certfile: /etc/herdline/server.pem\n  keyfile: /etc/herdline/server.key\n  cafile: /etc/herdline/ca.pem\n': '',
  'ctl:\n  cacert: /etc/herdline/ca.pem\n': '',
  '  protocol: https\n  cacert: /etc/herdline/ca.pem\n  username: patroni\n  password: CHANGE_ME_ETCD\n': '',
  'hostssl ': 'host ',
  '    ssl: on\n    ssl_min_protocol_version: TLSv1.2\n': '',
  '    ssl_cert_file: /etc/herdline/server.pem\n    ssl_key_file: /etc/herdline/server.key\n': '',
  '    ssl_ca_file: /etc/herdline/ca.pem\n': '',
  '      sslmode: verify-ca\n      sslrootcert: /etc/herdline/ca.pem\n': '',
};

const secret = () => randomBytes(18).toString('base64url');

async function startEtcd(programs: Programs, account: ServerAccount): Promise<number> {
  const [port, peers] = [await freePort(), await freePort()];
  const directory = programs.directoryFor(account, 'etcd');
  const url = `http://127.0.0.1:${port}`;
  const args = [
    ...['--data-dir', directory, '--listen-client-urls', url, '--advertise-client-urls', url],
    ...['--listen-peer-urls', `http://127.0.0.1:${peers}`],
    // Allows for a busy machine.
    ...['--heartbeat-interval', '500', '--election-timeout', '5000'],
  ];
  await programs.start('etcd', ['etcd', ...args], { account, directory });
  await until('etcd answers', () => isReachable(`${url}/health`));
  return port;
}

async function newNode(programs: Programs, account: ServerAccount, name: string): Promise<Node> {
  const directory = programs.directoryFor(account, `node-${name}`);
  return { name, port: await freePort(), api: await freePort(), data: path.join(directory, 'data') };
}

async function createDatabase(urlOfSuperuser: string, password: string): Promise<void> {
  const admin = new pg.Client({ connectionString: urlOfSuperuser.replace(/\/herdline$/, '/postgres') });
  await admin.connect();
  await admin.query(`create role herdline login password '${password}'`);
  // PgBouncer doesn't preserve session settings, so the timeout is set on the role.
  await admin.query("alter role herdline set statement_timeout = '15s'");
  await admin.query('create database herdline owner herdline');
  await admin.end();
  const client = new pg.Client({ connectionString: urlOfSuperuser });
  await client.connect();
  await client.query('create extension pg_stat_statements');
  await client.end();
}

/** Signals PostgreSQL, which would outlive Patroni. SIGKILL also goes to its child processes. */
function killServer({ data }: Node, signal: NodeJS.Signals): void {
  const file = path.join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (!pid || !isOurs(pid, data)) return;
  const children = signal === 'SIGKILL' ? childrenOf(pid) : [];
  for (const each of [pid, ...children]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has already ended.
    }
  }
}

/** Whether the process is the PostgreSQL of this directory. A stale pid file may hold the id of another program. */
function isOurs(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data);
  } catch {
    return false;
  }
}

function childrenOf(pid: number): number[] {
  try {
    const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return listed.split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
