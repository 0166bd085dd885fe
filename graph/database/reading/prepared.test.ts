import { describe, expect, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../testing/database';
import { connect } from '../connection';
import { prepared, preparedText } from './prepared';

const knex = await testDatabase();

/** Reads the text and the runs of each prepared statement of the current connection. */
const STATEMENTS = 'select statement, generic_plans + custom_plans as runs from pg_prepared_statements';

describe('a prepared statement', () => {
  test('is prepared once and run for each set of values', async () => {
    const statement = { sql: 'select ?::int * 2 as double', bindings: [4] };
    const runs = await knex.transaction(async (trx) => {
      expect(await prepared(trx, statement)).toEqual([{ double: 8 }]);
      expect(await prepared(trx, { ...statement, bindings: [5] })).toEqual([{ double: 10 }]);
      await prepared(trx, { sql: 'select ?::int + 0 as sum', bindings: [1] });
      const { rows } = await trx.raw(STATEMENTS);
      return rows.filter((row: { statement: string }) => row.statement === 'select $1::int * 2 as double');
    });
    expect(runs).toMatchObject([{ runs: 2 }]);
  });

  test('may be built with Knex, and returns camelCase columns', async () => {
    const query = knex.select(knex.raw('?::text as ranch_name', ['Lazy K']));
    expect(await prepared(knex, query)).toEqual([{ ranchName: 'Lazy K' }]);
  });

  test('emits the query event of Knex like any other statement', async () => {
    const texts: string[] = [];
    const listen = ({ sql }: { sql: string }) => texts.push(sql);
    knex.on('query', listen);
    await prepared(knex, { sql: 'select 1 as one', bindings: [] });
    knex.removeListener('query', listen);
    expect(texts).toEqual(['select 1 as one']);
  });

  test('is prepared again after 200 others of its connection, and the others are dropped', async () => {
    const ownConnection = connect(await testDatabaseUrl());
    const named = await ownConnection.transaction(async (trx) => {
      for (let number = 0; number < 250; number++) {
        const [row] = await prepared<{ sum: number }>(trx, { sql: `select ?::int + ${number} as sum`, bindings: [1] });
        expect(row).toEqual({ sum: number + 1 });
      }
      await prepared(trx, { sql: 'select ?::int + 0 as sum', bindings: [1] });
      const { rows } = await trx.raw('select count(*) from pg_prepared_statements');
      return rows[0].count;
    });
    await ownConnection.destroy();
    expect(named).toBe(200);
  });

  test('that fails gives its connection back to the pool', async () => {
    const failing = { sql: 'select ?::text::int as number', bindings: ['a secret'] };
    for (let i = 0; i < 20; i++) {
      await expect(prepared(knex, failing)).rejects.toMatchObject({ code: '22P02' });
    }
    expect(await prepared(knex, { ...failing, bindings: ['3'] })).toEqual([{ number: 3 }]);
  });
});

test("a stranger's document is planned each time, until it's frequent; 20 of these keep their plan, apart from our own", async () => {
  const ownConnection = connect(await testDatabaseUrl());
  const kept = await ownConnection.transaction(async (trx) => {
    const names = async () => (await trx.raw(STATEMENTS)).rows.length;
    const run = async (number: number, times: number, isOwn = false) => {
      const statement = { text: `select 'document ${number}'`, values: [] };
      for (let count = 0; count < times; count++) await preparedText(trx, statement, isOwn);
    };
    await run(0, 1, true);
    await run(1, 20);
    const before = await names();
    await run(1, 1);
    const after = await names();
    for (let number = 2; number < 30; number++) await run(number, 21);
    return { before, after, most: await names() };
  });
  await ownConnection.destroy();
  expect(kept).toEqual({ before: 1, after: 2, most: 21 });
});
