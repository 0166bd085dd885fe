import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './httpServer';

async function start(app: RequestListener) {
  const server = await listen(
    app,
    { port: 0 },
    { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 },
  );
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

const HEAD = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';

/** Sends its body slowly until the server closes the connection. Returns what the server sent. */
async function drip(port: number, begin = HEAD): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (text) => {
    response += text;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(begin);
  const timer = setInterval(() => socket.write(' '), 20);
  // Not once(), which throws if a late byte reaches the closed connection and causes a reset.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  return response;
}

test('a request that sends its body or headers too slowly is cut off with 408', async () => {
  const { port } = await start((req) => req.resume());
  const response = await Promise.all([
    ...Array.from({ length: 50 }, () => drip(port)),
    drip(port, 'POST / HTTP/1.1\r\nX: '),
  ]);
  for (const answer of response) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that is still being sent slowly after the answer is cut off too', async () => {
  const { port } = await start((_req, res) => res.writeHead(404).end());
  expect(await drip(port)).toMatch(/^HTTP\/1\.1 404 /);
});

test('an idle connection is kept open for longer than load balancers keep theirs', async () => {
  const { server } = await start(() => {});
  expect(server.keepAliveTimeout).toBeGreaterThan(600_000);
});

/** Opens 1,000 connections at once, and prints how many succeeded at the first try. Retries come a second later. */
const CROWD = `
  let open = 0;
  const report = () => {
    console.log(open);
    process.exit();
  };
  for (let count = 0; count < 1000; count++) {
    require('node:net').connect(Number(process.argv[1]), '127.0.0.1', () => ++open === 1000 && report());
  }
  setTimeout(report, 900);`;

test.runIf(process.platform === 'linux')(
  'a thousand connections that arrive while the server is busy wait, and are not refused',
  async () => {
    const { port } = await start(() => {});
    // Blocks this process, so the server accepts nothing while the clients run.
    const { stdout } = spawnSync(process.execPath, ['-e', CROWD, String(port)], { encoding: 'utf8' });
    const systemMax = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
    expect(Number(stdout)).toBeGreaterThanOrEqual(Math.min(1_000, systemMax));
  },
);

test('a server with a host listens on that address alone, and names one that is not of this machine', async () => {
  const local = await listen((_req, res) => res.end(), { port: 0, host: '127.0.0.1' });
  onTestFinished(() => void local.close());
  expect(local.address()).toMatchObject({ address: '127.0.0.1' });
  await expect(listen(() => {}, { port: 0, host: '203.0.113.1' })).rejects.toThrow(
    '203.0.113.1 is no address of this machine. Correct HOST, or leave it out.',
  );
});
