import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../graph/database/embedded/freePort';
import { serverAccount } from '../../graph/database/embedded/serverAccount';
import type { Cluster } from './cluster';
import { filledIn } from './files';
import type { Programs } from './Programs';
import { answers, until } from './until';

/** The ways to the database: shared by transactions, direct, and to the replica. */
export async function startDatabaseProxies(programs: Programs, { nodes, password, urlOf }: Cluster) {
  const [pooled, primary, replica] = [await freePort(), await freePort(), await freePort()];
  const [a, b] = nodes;
  const haproxy = filledIn(programs, 'database/haproxy.cfg', 'database-haproxy.cfg', {
    '127.0.0.1:6432': `127.0.0.1:${primary}`,
    '127.0.0.1:6433': `127.0.0.1:${replica}`,
    // On one machine the two Patronis answer at different ports.
    'check port 8008 ': 'check ',
    'server a 10.0.0.1:5432': `server a 127.0.0.1:${a.port} port ${a.api}`,
    'server b 10.0.0.2:5432': `server b 127.0.0.1:${b.port} port ${b.api}`,
  });
  const users = path.join(programs.directory, 'userlist.txt');
  writeFileSync(users, `"herdline" "${password}"\n`, { mode: 0o644 });
  const pgbouncer = filledIn(programs, 'database/pgbouncer.ini', 'pgbouncer.ini', {
    'port=6432': `port=${primary}`,
    'listen_port = 6431': `listen_port = ${pooled}`,
    '/etc/pgbouncer/userlist.txt': users,
  });
  const account = serverAccount();
  await programs.start('haproxy-database', ['haproxy', '-db', '-f', haproxy], { account });
  await programs.start('pgbouncer', ['pgbouncer', pgbouncer], { account });
  const way = (port: number) => urlOf({ port }, 'herdline');
  return { pooled: way(pooled), direct: way(primary), replica: way(replica) };
}

/** What people's browsers reach: `deploy/haproxy.cfg` without its certificate. */
export async function startFront(programs: Programs, port: number, [a, b]: readonly { port: number }[]) {
  const file = filledIn(programs, 'haproxy.cfg', 'haproxy.cfg', {
    // As many as a usual limit of open files allows.
    'maxconn 20000': 'maxconn 4000',
    'frontend plain\n    bind :80\n    http-request redirect scheme https code 308\n': '',
    'bind :443 ssl crt /etc/haproxy/herdline.pem alpn h2,http/1.1': `bind 127.0.0.1:${port}`,
    '127.0.0.1:4000': `127.0.0.1:${a?.port}`,
    '127.0.0.1:4001': `127.0.0.1:${b?.port}`,
  });
  await programs.start('haproxy', ['haproxy', '-db', '-f', file], { account: serverAccount() });
  await until('HAProxy passes requests on', () => answers(`http://127.0.0.1:${port}/healthz`));
}
