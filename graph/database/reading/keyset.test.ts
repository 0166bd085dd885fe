import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database';
import { decodeCursor, encodeCursor, type KeysetOrder, keysetPage, type PageArgs } from './keyset';

const knex = await testDatabase();

const orders: Record<string, KeysetOrder> = {
  'one way': [
    { column: 'madeAt', direction: 'desc', type: 'time' },
    { column: 'id', direction: 'desc', type: 'integer' },
  ],
  mixed: [
    { column: 'name', direction: 'asc', type: 'text' },
    { column: 'weight', direction: 'desc', type: 'number' },
    { column: 'id', direction: 'asc', type: 'integer' },
  ],
};

interface Row {
  id: number;
}

beforeAll(async () => {
  await knex.raw(`
    drop table if exists keyset_rows;
    create table keyset_rows (id int primary key, name text not null, weight numeric not null, made_at timestamptz not null);
    insert into keyset_rows
    select id, 'name ' || id % 3, id % 5 + 0.5, '2026-01-01'::timestamptz + (id % 4) * interval '1 microsecond'
    from generate_series(1, 57) as id`);
});

const rows = () => knex('keysetRows') as Knex.QueryBuilder<object, Row[]>;

async function readPageByPage(order: KeysetOrder): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | undefined; ; ) {
    const page: Row[] = await keysetPage(rows(), order, { first: 10, after });
    ids.push(...page.slice(0, 10).map(({ id }) => id));
    if (page.length <= 10) return ids;
    after = encodeCursor(order, page[9]!);
  }
}

describe.each(Object.entries(orders))('a list with the sort order "%s"', (_, order) => {
  test('is read page by page without a gap or a duplicate', async () => {
    const whole: Row[] = await rows().orderBy(order.map(({ column, direction }) => ({ column, order: direction })));
    expect(await readPageByPage(order)).toEqual(whole.map(({ id }) => id));
  });
});

describe.each(Object.entries(orders))('any page of a list with the sort order "%s"', (_, order) => {
  test('is the slice of the whole list that its arguments describe', async () => {
    const whole: Row[] = await rows().orderBy(order.map(({ column, direction }) => ({ column, order: direction })));
    const place = fc.option(fc.nat(whole.length - 1), { nil: undefined });
    const size = fc.integer({ min: 1, max: 20 });
    await fc.assert(
      fc.asyncProperty(place, place, size, fc.boolean(), async (after, before, count, backwards) => {
        const cursorAt = (at: number | undefined) => (at === undefined ? undefined : encodeCursor(order, whole[at]!));
        const bounds: PageArgs = { first: 100, after: cursorAt(after), before: cursorAt(before) };
        const read: Row[] = await keysetPage(rows(), order, {
          ...bounds,
          ...(backwards ? { last: count } : { first: count }),
        });
        const between = whole.slice(after === undefined ? 0 : after + 1, before);
        const expected = backwards ? between.toReversed() : between;
        expect(read.map(({ id }) => id)).toEqual(expected.slice(0, count + 1).map(({ id }) => id));
      }),
      { numRuns: 150 },
    );
  });
});

describe('a cursor', () => {
  const order = orders.mixed!;
  const row = { name: 'Ångström "Ranch"', weight: 1.5, id: 7 };
  const forge = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const mark = () => JSON.parse(Buffer.from(encodeCursor(order, row), 'base64url').toString())[0];

  test('decodes to the values of its row', () => {
    expect(decodeCursor(order, encodeCursor(order, row))).toEqual(['Ångström "Ranch"', 1.5, 7]);
  });

  test.each(['', 'no cursor', 'e30', forge(['x', 'name', 1, 2]), encodeCursor(orders['one way']!, { id: 1 })])(
    'that does not belong to this list is refused: %s',
    (cursor) => expect(decodeCursor(order, cursor)).toBeUndefined(),
  );

  test.each([
    ['a', 1, 2 ** 31],
    ['a', 1, 1.5],
    ['a\0', 1, 1],
    ['a', '1', 1],
    ['a', 1],
    [{}, 1, 1],
  ])('with a value that its column cannot hold is refused: %s %s %s', (...values) =>
    expect(decodeCursor(order, forge([mark(), ...values]))).toBeUndefined(),
  );

  test.each(['2026-02-30T00:00:00.000Z', '0000-01-01T00:00:00Z', 'infinity'])(
    'with an impossible time is refused: %s',
    (at) => {
      const cursor = encodeCursor(orders['one way']!, { madeAt: at, id: 1 });
      expect(decodeCursor(orders['one way']!, cursor)).toBeUndefined();
    },
  );
});

test.each([0, -1, 101, 1.5])('a page size of %d is refused', (first) => {
  expect(() => keysetPage(rows(), orders.mixed!, { first })).toThrow('first must be a whole number from 1 to 100');
  const backwards = { first: 10, last: first };
  expect(() => keysetPage(rows(), orders.mixed!, backwards)).toThrow('last must be a whole number from 1 to 100');
});
