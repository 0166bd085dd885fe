import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../graph/database/embedded/freePort';
import { PHOTO_LIMITS, UPLOADS } from '../rules/ranches/photoFile';

const has = (tool: string, ...args: string[]) => spawnSync(tool, args).status === 0;
const isInstalled = { nginx: has('nginx', '-v'), haproxy: has('haproxy', '-v') };

for (const [tool, installed] of Object.entries(isInstalled))
  if (!installed) console.warn(`${tool} isn't installed, so nothing runs its file in deploy/: apt-get install ${tool}`);

type Seen = { url: string; headers: IncomingHttpHeaders; bytes: number };

/** Runs in place of a web process, and records the requests that a proxy passes on. */
async function startServer() {
  const seen: Seen[] = [];
  const server = createServer(async (req, res) => {
    const { length } = await buffer(req);
    if (req.url !== '/readyz') seen.push({ url: req.url ?? '', headers: req.headers, bytes: length });
    res.end('Served');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return { seen, port: (server.address() as AddressInfo).port };
}

/** A directory with a certificate for localhost. */
function certified() {
  const directory = mkdtempSync(path.join(tmpdir(), 'herdline-proxy-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const [cert, key] = [path.join(directory, 'cert.pem'), path.join(directory, 'key.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert],
  ]);
  expect(made.stderr.toString(), 'openssl').not.toMatch(/error/i);
  writeFileSync(path.join(directory, 'both.pem'), readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
  return { directory, cert, key };
}

/** Fills in the ports and files of this machine. Throws if the text to replace is missing. */
function filledIn(source: string, replaced: Record<string, string>): string {
  let text = readFileSync(source, 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`${source} does not have '${from}'`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** As root, nginx would give its work to a user who can't write here. */
const isRoot = process.getuid?.() === 0;

type Ports = { port: number; plainPort: number; upstream: number };

const starts = {
  nginx({ port, plainPort, upstream }: Ports) {
    const { directory, cert, key } = certified();
    const site = filledIn('deploy/nginx.conf', {
      '127.0.0.1:4000': `127.0.0.1:${upstream}`,
      '    server 127.0.0.1:4001 max_fails=1 fail_timeout=2s;\n': '',
      'listen 80;': `listen 127.0.0.1:${plainPort};`,
      '    listen [::]:80;\n': '',
      'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
      '    listen [::]:443 ssl http2;\n': '',
      '/etc/nginx/herdline.pem': cert,
      '/etc/nginx/herdline.key': key,
      '/var/log/nginx/': `${directory}/`,
    });
    writeFileSync(path.join(directory, 'site.conf'), site);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${directory}/${name};`,
    );
    const file = path.join(directory, 'nginx.conf');
    writeFileSync(
      file,
      `${isRoot ? 'user root; ' : ''}daemon off; pid ${directory}/pid; error_log stderr crit; events {}\n` +
        `http { ${temporary.join(' ')} include ${directory}/site.conf; }\n`,
    );
    return { args: ['-p', directory, '-c', file], log: path.join(directory, 'herdline.log') };
  },
  haproxy({ port, plainPort, upstream }: Ports) {
    const { directory } = certified();
    const text = filledIn('deploy/haproxy.cfg', {
      'maxconn 20000': 'maxconn 200',
      'bind :80': `bind 127.0.0.1:${plainPort}`,
      'bind :443': `bind 127.0.0.1:${port}`,
      '/etc/haproxy/herdline.pem': path.join(directory, 'both.pem'),
      '127.0.0.1:4000': `127.0.0.1:${upstream}`,
      '    server b 127.0.0.1:4001\n': '',
    });
    const file = path.join(directory, 'haproxy.cfg');
    writeFileSync(file, text);
    return { args: ['-db', '-f', file], log: undefined };
  },
};

/** Starts a proxy with its shipped file in front of one server. */
async function startProxy(tool: keyof typeof starts) {
  const { seen, port: upstream } = await startServer();
  const [port, plainPort] = await Promise.all([freePort(), freePort()]);
  const { args, log } = starts[tool]({ port, plainPort, upstream });
  const proxy = spawn(tool, args, { stdio: 'inherit' });
  onTestFinished(async () => {
    proxy.kill();
    if (proxy.exitCode === null) await once(proxy, 'exit');
  });
  const send = (place: string, bytes = 0, headers = {}): Promise<number> => sendTo(port, place, bytes, headers);
  await expect.poll(() => send('/healthz').catch(() => 0), { timeout: 20_000 }).toBe(200);
  seen.length = 0;
  return { seen, send, log };
}

/** Sends a body, if it has bytes, once the proxy says that it may come. Returns the status of the answer. */
async function sendTo(port: number, place: string, bytes: number, headers: Record<string, string>): Promise<number> {
  const expecting = bytes ? { Expect: '100-continue', 'Content-Length': bytes } : {};
  const sent = request({
    ...{ host: '127.0.0.1', port, path: place, rejectUnauthorized: false },
    ...{ method: bytes ? 'POST' : 'GET', headers: { ...headers, ...expecting } },
  });
  if (bytes) sent.on('continue', () => sent.end(Buffer.alloc(bytes))).flushHeaders();
  else sent.end();
  const [response] = await once(sent, 'response');
  sent.on('error', () => {});
  response.resume();
  return response.statusCode;
}

const sample = (pattern: string) => pattern.replace(/:\w+/g, '77');

describe.each(['nginx', 'haproxy'] as const)('%s with its file in deploy/', (tool) => {
  test.skipIf(!isInstalled[tool])('lets every photo through, and nothing larger', async () => {
    const { seen, send } = await startProxy(tool);
    const [orders, tooLarge] = ['/api/orders', PHOTO_LIMITS.bytes + 1_000_000];
    for (const pattern of Object.values(UPLOADS)) {
      expect(await send(`${sample(pattern)}?orderId=1`, PHOTO_LIMITS.bytes), pattern).toBe(200);
      expect(await send(sample(pattern), tooLarge), pattern).toBe(413);
    }
    for (const place of [orders, '/graphql', '/api/conversations/77/photos/more', '/api/photosynthesis'])
      expect(await send(place, PHOTO_LIMITS.bytes), place).toBe(413);
    expect(await send(orders, 1_048_576)).toBe(200);
    expect(seen.map(({ bytes }) => bytes)).toEqual([
      ...Object.values(UPLOADS).map(() => PHOTO_LIMITS.bytes),
      1_048_576,
    ]);
  });

  test.skipIf(!isInstalled[tool])('replaces what callers claim, hides the metrics, and logs no secret', async () => {
    const { seen, send, log } = await startProxy(tool);
    const claims = { 'X-Forwarded-For': '10.9.8.7', 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.test' };
    await send('/reset-password?token=s3cret', 0, { ...claims, Referer: 'https://localhost/?token=s3cret' });
    await send('/calendar/s3cret.ics');
    expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(seen[0]?.headers['x-forwarded-host']).toBeUndefined();
    for (const place of ['/metrics', '/readyz']) expect(await send(place), place).toBe(404);
    if (log) {
      await expect.poll(() => readFileSync(log, 'utf8')).toContain('GET /calendar/*');
      expect(readFileSync(log, 'utf8')).not.toContain('s3cret');
    }
  });
});
