import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../graph/database/embedded/freePort';
import { serverAccount } from '../../graph/database/embedded/serverAccount';
import type { Cluster } from './cluster';
import { fillIn } from './files';
import type { Programs } from './Programs';
import { isReachable, until } from './until';

/** Starts HAProxy and PgBouncer. Returns the database's pooled and direct URLs. */
export async function startDatabaseProxies(programs: Programs, { nodes, password, urlOf }: Cluster) {
  const [pooled, primary] = [await freePort(), await freePort()];
  const [a, b] = nodes;
  const haproxy = fillIn(programs, 'database/haproxy.cfg', 'database-haproxy.cfg', {
    '127.0.0.1:6432': `127.0.0.1:${primary}`,
    // On one machine, each Patroni has its own port.
    'check port 8008 check-ssl verify required ca-file /etc/herdline/ca.pem ': 'check ',
    'server a 10.0.0.1:5432': `server a 127.0.0.1:${a.port} port ${a.api}`,
    'server b 10.0.0.2:5432': `server b 127.0.0.1:${b.port} port ${b.api}`,
  });
  const users = path.join(programs.directory, 'userlist.txt');
  writeFileSync(users, `"herdline" "${password}"\n`, { mode: 0o644 });
  const pgbouncer = fillIn(programs, 'database/pgbouncer.ini', 'pgbouncer.ini', {
    'port=6432': `port=${primary}`,
    'server_tls_sslmode = verify-ca\nserver_tls_ca_file = /etc/herdline/ca.pem\n': '',
    'listen_port = 6431': `listen_port = ${pooled}`,
    '/etc/pgbouncer/userlist.txt': users,
  });
  const account = serverAccount();
  await programs.start('haproxy-database', ['haproxy', '-db', '-f', haproxy], { account });
  await programs.start('pgbouncer', ['pgbouncer', pgbouncer], { account });
  const url = (port: number) => urlOf({ port }, 'herdline');
  return { pooled: url(pooled), direct: url(primary) };
}

/** Starts the HAProxy that browsers connect to: `deploy/haproxy.cfg` without TLS. */
export async function startFront(programs: Programs, port: number, [a, b]: readonly { port: number }[]) {
  const file = fillIn(programs, 'haproxy.cfg', 'haproxy.cfg', {
    // Stays below the usual limit of open files.
    'maxconn 20000': 'maxconn 4000',
    'frontend plain\n    bind :80\n    http-request redirect scheme https code 308\n': '',
    'bind :443 ssl crt /etc/haproxy/herdline.pem alpn h2,http/1.1': `bind 127.0.0.1:${port}`,
    '127.0.0.1:4000': `127.0.0.1:${a?.port}`,
    '127.0.0.1:4001': `127.0.0.1:${b?.port}`,
  });
  await programs.start('haproxy', ['haproxy', '-db', '-f', file], { account: serverAccount() });
  await until('HAProxy passes requests on', () => isReachable(`http://127.0.0.1:${port}/healthz`));
}
