import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { onTestFinished } from 'vitest';
import { freePort } from '../../graph/database/embedded/freePort';
import { temporaryDirectory } from '../../graph/testing/temporaryDirectory';

export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

/** Starts a load balancer until the test ends: HAProxy with `deploy/haproxy.cfg`, or a minimal one if HAProxy isn't installed. */
export async function startBalancer(ports: readonly [number, number]): Promise<number> {
  const port = await freePort();
  if (hasHaproxy) startHaproxy(port, ports);
  else startMinimal(port, ports);
  return port;
}

function startHaproxy(port: number, [one, other]: readonly [number, number]): void {
  const files = temporaryDirectory();
  const file = join(files.path, 'haproxy.cfg');
  const text = readFileSync('deploy/haproxy.cfg', 'utf8')
    .replace(/frontend plain\n( {4}.*\n)+/, '')
    // Stays below the usual limit of open files.
    .replace('maxconn 20000', 'maxconn 500')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace('127.0.0.1:4000', `127.0.0.1:${one}`)
    .replace('127.0.0.1:4001', `127.0.0.1:${other}`);
  writeFileSync(file, text);
  const haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  onTestFinished(() => {
    haproxy.kill('SIGKILL');
    files.remove();
  });
}

/** Checks regularly which servers are ready, and forwards requests to those in turn. */
function startMinimal(port: number, ports: readonly number[]): void {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const failures = new Map<number, number>();
  const check = async (server: number) => {
    const isReady = await fetch(`http://127.0.0.1:${server}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    failures.set(server, isReady ? 0 : (failures.get(server) ?? 0) + 1);
    if (isReady) ready.add(server);
    else if ((failures.get(server) ?? 0) >= MAX_FAILURES) ready.delete(server);
  };
  const checking = setInterval(() => void Promise.all(ports.map(check)), CHECK_INTERVAL);
  let count = 0;
  const server = createServer((req, res) => {
    const servers = [...ready];
    const target = servers[count++ % servers.length];
    if (target === undefined) res.writeHead(503).end('no server is ready');
    else forward(target, agent, req, res);
  }).listen(port, '127.0.0.1');
  onTestFinished(() => {
    clearInterval(checking);
    server.close();
    server.closeAllConnections();
    agent.destroy();
  });
}

/** The same as in `deploy/haproxy.cfg`: a busy server may fail one check. */
const MAX_FAILURES = 2;

/** In milliseconds. Much shorter than the time for which a stopping server still answers. */
const CHECK_INTERVAL = 200;

function forward(port: number, agent: Agent, req: IncomingMessage, res: ServerResponse): void {
  const { method, url: path, headers } = req;
  const forwarded = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
    const { connection: _, ...given } = answer.headers;
    res.writeHead(answer.statusCode ?? 502, given);
    answer.pipe(res);
  });
  forwarded.on('error', () => res.destroy());
  req.pipe(forwarded);
}
