import { chownSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { isPostgres, readPostmaster } from './embedded/postmaster';
import { startEmbeddedPostgres, stopLeftBehind } from './embeddedPostgres';

let files: ReturnType<typeof temporaryDirectory>;
let directory: string;

beforeAll(() => {
  files = temporaryDirectory();
  directory = join(files.path, 'postgres');
});

afterEach(() => stopLeftBehind(directory));

afterAll(() => files.remove());

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = () => readPostmaster(directory)!;

describe('the embedded PostgreSQL', () => {
  test('keeps its data after a restart', async () => {
    const first = await startEmbeddedPostgres({ directory });
    await query(first.url, 'create table herd as select 7 as cows');
    await first.stop();
    expect(readPostmaster(directory)).toBeUndefined();
    const second = await startEmbeddedPostgres({ directory });
    expect(await query(second.url, 'select cows from herd')).toEqual([{ cows: 7 }]);
    await second.stop();
  });

  test('sorts and stores text as UTF-8 on every machine', async () => {
    const server = await startEmbeddedPostgres({ directory });
    const sql = `select datcollate, datlocprovider, pg_encoding_to_char(encoding) as encoding, upper('å') from pg_database where datname = current_database()`;
    expect(await query(server.url, sql)).toMatchObject([{ datlocprovider: 'b', encoding: 'UTF8', upper: 'Å' }]);
    await server.stop();
  });

  test('refuses a wrong password, and only the owner can read the password file', async () => {
    const server = await startEmbeddedPostgres({ directory });
    const url = new URL(server.url);
    url.password = 'guessed';
    await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    if (process.platform !== 'win32') expect(statSync(`${directory}.password`).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  test('is shared when it already runs, and stops when its last user stops it', async () => {
    const first = await startEmbeddedPostgres({ directory });
    const second = await startEmbeddedPostgres({ directory });
    expect(second.url).toBe(first.url);
    await second.stop();
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    expect(readPostmaster(directory)).toBeUndefined();
  });
});

describe('the embedded PostgreSQL restarts', () => {
  test('with its data at the next start after it was killed', async () => {
    const first = await startEmbeddedPostgres({ directory });
    await query(first.url, 'create table pasture as select 5 as cows');
    process.kill(postmaster().pid, 'SIGKILL');
    const second = await startEmbeddedPostgres({ directory });
    expect(await query(second.url, 'select cows from pasture')).toEqual([{ cows: 5 }]);
    await second.stop();
    await first.stop();
    expect(readPostmaster(directory)).toBeUndefined();
  });

  test('automatically at the same URL after it was killed, and logs that', async () => {
    const lines: string[] = [];
    const log = pino({ base: undefined }, { write: (line) => void lines.push(JSON.parse(line).msg) });
    const server = await startEmbeddedPostgres({ directory, log });
    const { pid } = postmaster();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => lines, { timeout: 15_000 }).toHaveLength(2);
    expect(lines).toEqual([
      'the embedded PostgreSQL has died; it is started again',
      'the embedded PostgreSQL runs again',
    ]);
    expect(postmaster().pid).not.toBe(pid);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(readPostmaster(directory)).toBeUndefined();
  });

  test('for all of its users, and stops when the last of them stops it', async () => {
    const first = await startEmbeddedPostgres({ directory });
    const second = await startEmbeddedPostgres({ directory });
    process.kill(postmaster().pid, 'SIGKILL');
    const connectedUsers = () =>
      query(first.url, "select from pg_stat_activity where application_name = 'herdline (in use)'");
    // Both users are connected again, so the last one has to stop it.
    await expect.poll(() => connectedUsers().catch(() => []), { timeout: 15_000 }).toHaveLength(2);
    await first.stop();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(readPostmaster(directory)).toBeUndefined();
  });

  test('until it has died five times within a minute', async () => {
    let reason = '';
    await startEmbeddedPostgres({ directory, onGivenUp: ({ message }) => (reason = message) });
    let last = 0;
    const newProcessId = () => {
      const { pid = 0, status } = readPostmaster(directory) ?? {};
      return status === 'ready' && pid !== last ? pid : 0;
    };
    for (let deaths = 0; deaths < 5; deaths++) {
      await expect.poll(newProcessId, { timeout: 15_000 }).toBeGreaterThan(0);
      last = newProcessId();
      process.kill(last, 'SIGKILL');
    }
    await expect
      .poll(() => reason, { timeout: 15_000 })
      .toMatch(/^The embedded PostgreSQL has died 5 times within a minute\. /);
  }, 60_000);

  test('when its old process id now belongs to another program', async () => {
    const first = await startEmbeddedPostgres({ directory });
    const file = readFileSync(join(directory, 'postmaster.pid'), 'utf8');
    await first.stop();
    writeFileSync(join(directory, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)));
    const second = await startEmbeddedPostgres({ directory });
    expect(isPostgres(postmaster().pid)).toBe(true);
    await second.stop();
  });

  /** Leaves an empty lock file, as a start does that is killed before it writes its process id. */
  async function leaveEmptyLockFile() {
    const first = await startEmbeddedPostgres({ directory });
    await first.stop();
    const file = join(directory, 'postmaster.pid');
    writeFileSync(file, '');
    const { uid, gid } = statSync(directory);
    chownSync(file, uid, gid);
    return file;
  }

  test('at once when its lock file has been empty for a long time', async () => {
    const file = await leaveEmptyLockFile();
    utimesSync(file, 0, 0);
    const second = await startEmbeddedPostgres({ directory });
    expect(isPostgres(postmaster().pid)).toBe(true);
    expect(readFileSync(`${directory}.log`, 'utf8')).not.toContain('is empty');
    await second.stop();
  });

  test('after some attempts when its lock file has only just become empty, as during another start', async () => {
    await leaveEmptyLockFile();
    const starting = startEmbeddedPostgres({ directory });
    const log = () => readFileSync(`${directory}.log`, 'utf8');
    await expect.poll(log, { timeout: 15_000, interval: 5 }).toMatch(/lock file .* is empty/);
    const second = await starting;
    expect(isPostgres(postmaster().pid)).toBe(true);
    await second.stop();
  });

  test('after waiting for the previous server to shut down', async () => {
    const first = await startEmbeddedPostgres({ directory });
    const ending = first.stop();
    await sleep(1);
    const second = await startEmbeddedPostgres({ directory });
    await ending;
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });
});

test('a missing password file is reported in one line', async () => {
  const server = await startEmbeddedPostgres({ directory });
  await server.stop();
  renameSync(`${directory}.password`, `${directory}.lost`);
  await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(/postgres\.password is missing: .*$/);
  renameSync(`${directory}.lost`, `${directory}.password`);
});

test('settings that PostgreSQL refuses are reported with its own message', async () => {
  const starting = startEmbeddedPostgres({ directory, settings: { max_connections: 'many' } });
  await expect(starting).rejects.toThrow(/^PostgreSQL did not start .*max_connections/);
});
