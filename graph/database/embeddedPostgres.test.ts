import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { isPostgres, readPostmaster } from './embedded/postmaster';
import { startEmbeddedPostgres, stopLeftBehind } from './embeddedPostgres';

let place: ReturnType<typeof temporaryDirectory>;
let directory: string;

beforeAll(() => {
  place = temporaryDirectory();
  directory = join(place.path, 'postgres');
});

afterEach(() => stopLeftBehind(directory));

afterAll(() => place.remove());

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
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
  test('keeps what was written from one start to the next', async () => {
    const first = await startEmbeddedPostgres({ directory });
    await ask(first.url, 'create table herd as select 7 as cows');
    await first.stop();
    expect(readPostmaster(directory)).toBeUndefined();
    const second = await startEmbeddedPostgres({ directory });
    expect(await ask(second.url, 'select cows from herd')).toEqual([{ cows: 7 }]);
    await second.stop();
  });

  test('sorts and stores text as UTF-8 on every machine', async () => {
    const server = await startEmbeddedPostgres({ directory });
    const sql = `select datcollate, datlocprovider, pg_encoding_to_char(encoding) as encoding, upper('å') from pg_database where datname = current_database()`;
    expect(await ask(server.url, sql)).toMatchObject([{ datlocprovider: 'b', encoding: 'UTF8', upper: 'Å' }]);
    await server.stop();
  });

  test('lets nobody in without the password, which only its owner can read', async () => {
    const server = await startEmbeddedPostgres({ directory });
    const url = new URL(server.url);
    url.password = 'guessed';
    await expect(ask(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    if (process.platform !== 'win32') expect(statSync(`${directory}.password`).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  test('is joined when it already runs, and ends with the last that uses it', async () => {
    const first = await startEmbeddedPostgres({ directory });
    const second = await startEmbeddedPostgres({ directory });
    expect(second.url).toBe(first.url);
    await second.stop();
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    expect(readPostmaster(directory)).toBeUndefined();
  });
});

describe('it starts again', () => {
  test('after the server was killed', async () => {
    const first = await startEmbeddedPostgres({ directory });
    await ask(first.url, 'create table pasture as select 5 as cows');
    process.kill(postmaster().pid, 'SIGKILL');
    const second = await startEmbeddedPostgres({ directory });
    expect(await ask(second.url, 'select cows from pasture')).toEqual([{ cows: 5 }]);
    await second.stop();
  });

  test('when the number of its last process now belongs to some other program', async () => {
    const first = await startEmbeddedPostgres({ directory });
    const file = readFileSync(join(directory, 'postmaster.pid'), 'utf8');
    await first.stop();
    writeFileSync(join(directory, 'postmaster.pid'), file.replace(/^\d+/, String(process.pid)));
    const second = await startEmbeddedPostgres({ directory });
    expect(isPostgres(postmaster().pid)).toBe(true);
    await second.stop();
  });

  test('and waits for the last one to finish ending', async () => {
    const first = await startEmbeddedPostgres({ directory });
    const ending = first.stop();
    await sleep(1);
    const second = await startEmbeddedPostgres({ directory });
    await ending;
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });
});

test('a lost password is told in one line', async () => {
  const server = await startEmbeddedPostgres({ directory });
  await server.stop();
  renameSync(`${directory}.password`, `${directory}.lost`);
  await expect(startEmbeddedPostgres({ directory })).rejects.toThrow(/postgres\.password is missing: .*$/);
  renameSync(`${directory}.lost`, `${directory}.password`);
});

test('settings that PostgreSQL refuses are told in its words', async () => {
  const starting = startEmbeddedPostgres({ directory, settings: { max_connections: 'many' } });
  await expect(starting).rejects.toThrow(/^PostgreSQL did not start .*max_connections/);
});
