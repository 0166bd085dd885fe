import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const UNITS = 'deploy/systemd';
const has = (tool: string, ...args: string[]) => spawnSync(tool, args).status === 0;

function temporary(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'herdline-deploy-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** The instructions of the Dockerfile, with continued lines joined and without comments. */
function instructions(): [string, string][] {
  const text = readFileSync('deploy/Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '');
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    return [name, rest];
  });
}

/** The instructions of the final stage, which makes up the image. */
function lastStage(): [string, string][] {
  const all = instructions();
  return all.slice(all.findLastIndex(([name]) => name === 'FROM'));
}

test('the image has pinned versions, an unprivileged user and a health check', () => {
  const all = instructions();
  const known = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|STOPSIGNAL|CMD)$/;
  expect(all.filter(([name]) => !known.test(name))).toEqual([]);
  for (const [, image] of all.filter(([name]) => name === 'FROM'))
    expect(image).toMatch(/^node:\d+\.\d+\.\d+-\w+-slim@sha256:[\da-f]{64}( AS \w+)?$/);
  expect(readFileSync('deploy/compose.yaml', 'utf8')).toMatch(/image: postgres:[\w.-]+@sha256:[\da-f]{64}$/m);
  const valuesOf = (wanted: string) => lastStage().flatMap(([name, value]) => (name === wanted ? [value] : []));
  expect(valuesOf('USER')).toEqual(['node']);
  expect(valuesOf('HEALTHCHECK')).toEqual([expect.stringContaining('/healthz')]);
  expect(JSON.parse(valuesOf('CMD')[0] ?? '')).toEqual(['node', '--enable-source-maps', 'dist/server/main.js']);
  expect(valuesOf('ENV').join(' ')).not.toMatch(/secret|password|token|key/i);
});

test('all files that the image copies exist, and local files are ignored', () => {
  const copied = instructions().filter(([name, value]) => name === 'COPY' && !value.startsWith('--from'));
  for (const [, value] of copied)
    for (const file of value.split(' ').slice(0, -1)) expect(existsSync(file), file).toBe(true);
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.data', 'node_modules']));
});

test('the image has all files that the server reads at run time', () => {
  const copied = lastStage().flatMap(([name, value]) => (name === 'COPY' ? value.split(' ').slice(0, -1) : []));
  const places = copied.map((place) => place.replace('/app/', ''));
  const sources = ['graph', 'migrations'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  // Only a test runs the partners' guide.
  const served = sources.filter((name) => /(?<!\.test)\.ts$/.test(name) && !/\/(testing|partnersGuide)\//.test(name));
  const read = served.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/path\.join\(projectRoot, '([^']+)'/g)].map(([, place = '']) => place),
  );
  const wanted = read.filter((place) => place !== '.data');
  expect(wanted).toContain('migrations/data/zip-codes.csv.gz');
  expect(wanted.filter((place) => !places.some((at) => `${place}/`.startsWith(`${at}/`)))).toEqual([]);
});

test('the services have pinned versions, no secrets and no rights that they do not need', () => {
  const text = readFileSync('deploy/compose.yaml', 'utf8');
  expect([...text.matchAll(/image: (\S+)/g)].map(([, image]) => image)).toEqual([
    'herdline',
    expect.stringMatching(/^postgres:\d+\.\d+-/),
  ]);
  expect(text).not.toMatch(/privileged|network_mode|pid: host/);
  for (const [, value] of text.matchAll(/(?:SECRET|PASSWORD): (.*)/g)) expect(value).toMatch(/^\$\{\w+:\?\}$/);
  for (const [, port] of text.matchAll(/ports: \["(.*)"\]/g)) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test.skipIf(!has('systemd-analyze', '--version'))('systemd accepts the units', () => {
  const directory = temporary();
  const names = readdirSync(UNITS);
  for (const name of names) {
    const text = readFileSync(path.join(UNITS, name), 'utf8');
    writeFileSync(path.join(directory, name), text.replaceAll('/usr/bin/node', process.execPath));
  }
  const units = names.map((name) => path.join(directory, name.replace('@', '@4000')));
  cpSync(path.join(directory, 'herdline-web@.service'), path.join(directory, 'herdline-web@4000.service'));
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('herdline'));
  expect(ours).toEqual([]);
});

test('each service is sandboxed', () => {
  for (const name of readdirSync(UNITS).filter((file) => file.endsWith('.service'))) {
    const lines = readFileSync(path.join(UNITS, name), 'utf8').split('\n');
    const wanted = [
      'User=herdline',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'CapabilityBoundingSet=',
    ];
    expect(lines, name).toEqual(expect.arrayContaining(wanted));
  }
});

const HAPROXY = ['deploy/haproxy.cfg', 'deploy/database/haproxy.cfg'];

test.skipIf(!has('haproxy', '-v')).each(HAPROXY)('HAProxy accepts %s', (source) => {
  const file = path.join(temporary(), 'haproxy.cfg');
  // The certificates don't exist here.
  const text = readFileSync(source, 'utf8').replace(/ (ssl crt \S+ alpn|check-ssl verify required ca-file) \S+/, '');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  expect({ status, said: `${stdout}${stderr}`.replace('Configuration file is valid\n', '') }).toEqual({
    status: 0,
    said: '',
  });
});

test('the files for databases hold no password, ask for one over TLS everywhere, and commits wait for the replica', () => {
  const patroni = readFileSync('deploy/database/patroni.yml', 'utf8');
  for (const [, value] of patroni.matchAll(/password: (.*)/g)) expect(value).toMatch(/^CHANGE_ME_\w+$/);
  expect(patroni).toContain('synchronous_mode: true');
  const rules = [...patroni.matchAll(/^ {4}- (.*scram.*|.*trust.*|.*md5.*|host.*)$/gm)].map(([, rule]) => rule);
  expect(rules.filter((rule) => !/^(hostssl|local) .* scram-sha-256$/.test(rule ?? ''))).toEqual([]);
  expect(patroni).toMatch(/^restapi:(\n .*)*\n {4}password: CHANGE_ME_RESTAPI(\n .*)*\n {2}certfile: /m);
  expect(patroni).toMatch(/^etcd3:(\n .*)*\n {2}protocol: https(\n .*)*\n {2}password: CHANGE_ME_ETCD$/m);
  expect(patroni).toMatch(/^ {4}ssl: on$/m);
  expect(patroni.match(/sslmode: verify-ca/g)).toHaveLength(2);
  expect(readFileSync('deploy/database/haproxy.cfg', 'utf8')).toContain('check-ssl verify required');
  expect(readFileSync('deploy/database/pgbouncer.ini', 'utf8')).toMatch(/^server_tls_sslmode = verify-ca$/m);
  expect(readFileSync('deploy/database/pgbouncer.ini', 'utf8')).toMatch(/^pool_mode = transaction$/m);
});

test('both proxies set HSTS, and speak only TLS 1.2 and 1.3, with the ciphers of OpenSSL', () => {
  for (const file of ['deploy/haproxy.cfg', 'deploy/nginx.conf']) {
    const text = readFileSync(file, 'utf8');
    expect(text, file).toMatch(
      /^ +(ssl_protocols TLSv1\.2 TLSv1\.3;|ssl-default-bind-options ssl-min-ver TLSv1\.2 .*)$/m,
    );
    expect(text, file).not.toMatch(/ciphers/);
    expect(text, file).toMatch(/Strict-Transport-Security "max-age=31536000; includeSubDomains"/);
  }
});
