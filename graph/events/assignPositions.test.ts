import type { Knex } from 'knex';
import { beforeEach, expect, test } from 'vitest';
import { ownDatabase } from '../testing/database';
import { assignPositions } from './assignPositions';

const db = await ownDatabase('events_in_line');
beforeEach(() => db('events').delete());

const write = (to: Knex, name: number) => to('events').insert({ type: 'ORDER_PLACED', rancherId: name, amount: 0 });

type Seen = { position: number; rancherId: number };

/** A reader that continues from the last position that it saw. */
function reader() {
  const seen: Seen[] = [];
  const read = async () => {
    await assignPositions(db);
    const last = seen.at(-1)?.position ?? 0;
    seen.push(...(await db('events').select('position', 'rancherId').where('position', '>', last).orderBy('position')));
    return seen.map(({ rancherId }) => rancherId);
  };
  return { seen, read };
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const positions = async () => (await db('events').orderBy('position').select('position')).map((row) => row.position);

test('an event that becomes visible later gets a later position, whatever its id', async () => {
  const { read } = reader();
  const early = await db.transaction();
  await write(early, 1);
  const late = await db.transaction();
  await write(late, 2);
  await write(db, 3);
  expect(await read()).toEqual([3]);
  await late.commit();
  expect(await read()).toEqual([3, 2]);
  await early.commit();
  expect(await read()).toEqual([3, 2, 1]);
  expect(await positions()).toEqual([1, 2, 3]);
});

test('a rolled-back event leaves no gap', async () => {
  const { read } = reader();
  await write(db, 1);
  const undone = await db.transaction();
  await write(undone, 2);
  await undone.rollback();
  await write(db, 3);
  expect(await read()).toEqual([1, 3]);
  expect(await positions()).toEqual([1, 2]);
});

test('many readers and many writers at once: each reader sees each event once, in the same order', async () => {
  const readers = counted(4).map(reader);
  let writing = true;
  const writers = counted(8).map(async (writer) => {
    for (const turn of counted(15)) {
      const trx = await db.transaction();
      await write(trx, writer * 1_000 + turn);
      // Makes some transactions end after others that began later.
      if (turn % 4 === 0) await trx.raw('select pg_sleep(0.002)');
      await (turn % 5 === 0 ? trx.rollback() : trx.commit());
    }
  });
  const reading = readers.map(async ({ read }) => {
    while (writing) await read();
  });
  await Promise.all(writers);
  writing = false;
  await Promise.all(reading);
  for (const { read } of readers) await read();
  const [first, ...others] = readers.map(({ seen }) => seen);
  expect(first!.map(({ position }) => position)).toEqual(counted(8 * 12));
  expect(new Set(first!.map(({ rancherId }) => rancherId)).size).toBe(8 * 12);
  for (const other of others) expect(other).toEqual(first);
  // Each event of a writer comes after its previous one.
  for (const writer of counted(8)) {
    const own = first!.map(({ rancherId }) => rancherId).filter((name) => Math.floor(name / 1_000) === writer);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  }
});

test('a backlog gets positions in several batches, by several servers at once, without a gap', async () => {
  await db.raw(
    `insert into events (type, rancher_id, amount) select 'ORDER_PLACED', n, 0 from generate_series(1, 2500) n`,
  );
  await Promise.all(counted(3).map(() => assignPositions(db)));
  const rows = await db('events').orderBy('position').select('position', 'rancherId');
  expect(rows).toEqual(counted(2_500).map((n) => ({ position: n, rancherId: n })));
});

test('nothing is written if no event waits for a position', async () => {
  await write(db, 1);
  await assignPositions(db);
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  db.on('query', note);
  await assignPositions(db);
  db.removeListener('query', note);
  expect(statements).toEqual([expect.stringMatching(/^select/)]);
});
