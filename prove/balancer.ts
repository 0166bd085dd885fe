import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { onTestFinished } from 'vitest';
import { freePort } from '../graph/database/embedded/freePort';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';

export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

/** In front of two servers, until the test ends: HAProxy as we hand it out, or where that is not installed a small one of its kind. */
export async function startBalancer(ports: readonly [number, number]): Promise<number> {
  const port = await freePort();
  if (hasHaproxy) startHaproxy(port, ports);
  else startSmall(port, ports);
  return port;
}

function startHaproxy(port: number, [one, other]: readonly [number, number]): void {
  const files = temporaryDirectory();
  const file = join(files.path, 'haproxy.cfg');
  const text = readFileSync('deploy/haproxy.cfg', 'utf8')
    .replace(/frontend plain\n( {4}.*\n)+/, '')
    // As many as a usual limit of open files allows.
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

/** Asks each server once in a while whether it's ready, and passes requests to those that are. */
function startSmall(port: number, ports: readonly number[]): void {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  const failures = new Map<number, number>();
  const look = async (server: number) => {
    const isReady = await fetch(`http://127.0.0.1:${server}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    failures.set(server, isReady ? 0 : (failures.get(server) ?? 0) + 1);
    if (isReady) ready.add(server);
    else if ((failures.get(server) ?? 0) >= MAX_FAILURES) ready.delete(server);
  };
  const looking = setInterval(() => void Promise.all(ports.map(look)), LOOKED_EVERY);
  let turn = 0;
  const server = createServer((req, res) => {
    const servers = [...ready];
    const chosen = servers[turn++ % servers.length];
    if (chosen === undefined) res.writeHead(503).end('no server is ready');
    else pass(chosen, agent, req, res);
  }).listen(port, '127.0.0.1');
  onTestFinished(() => {
    clearInterval(looking);
    server.close();
    server.closeAllConnections();
    agent.destroy();
  });
}

/** As HAProxy is told: a busy server may miss one look. */
const MAX_FAILURES = 2;

/** In milliseconds, a small part of what a server serves on after it was told to stop. */
const LOOKED_EVERY = 200;

function pass(port: number, agent: Agent, req: IncomingMessage, res: ServerResponse): void {
  const { method, url: path, headers } = req;
  const passed = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
    const { connection: _, ...given } = answer.headers;
    res.writeHead(answer.statusCode ?? 502, given);
    answer.pipe(res);
  });
  passed.on('error', () => res.destroy());
  req.pipe(passed);
}
