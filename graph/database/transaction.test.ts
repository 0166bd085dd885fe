import type { Knex } from 'knex';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { transaction } from './transaction';

const knex = await testDatabase();

beforeEach(async () => {
  await knex.raw(`
    create table if not exists transaction_rows (id int primary key, value int not null);
    truncate transaction_rows;
    insert into transaction_rows values (1, 0), (2, 0)`);
});

const add = (trx: Knex, id: number) => trx.raw('update transaction_rows set value = value + 1 where id = ?', [id]);
const values = () => knex('transactionRows').orderBy('id').pluck('value');

test('a transaction that fails is rolled back', async () => {
  const failing = transaction(knex, async (trx) => {
    await add(trx, 1);
    throw new Error('halfway');
  });
  await expect(failing).rejects.toThrow('halfway');
  expect(await values()).toEqual([0, 0]);
});

test('a nested transaction is part of the outer one', async () => {
  const failing = transaction(knex, async (outer) => {
    await transaction(outer, (inner) => add(inner, 1));
    throw new Error('after the inner one');
  });
  await expect(failing).rejects.toThrow('after the inner one');
  expect(await values()).toEqual([0, 0]);
});

test('a transaction that loses a deadlock is retried', async () => {
  let arrivals = 0;
  let meet = () => {};
  const bothHoldOneRow = new Promise<void>((resolve) => (meet = resolve));
  const crossing = (first: number, second: number) =>
    transaction(knex, async (trx) => {
      await add(trx, first);
      if (++arrivals === 2) meet();
      await bothHoldOneRow;
      await add(trx, second);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  expect(await values()).toEqual([2, 2]);
  expect(arrivals).toBe(3);
});

test('a transaction whose conflict persists fails after three retries', async () => {
  let tries = 0;
  const hopeless = transaction(knex, async (trx) => {
    tries++;
    await trx.raw(`do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`);
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(4);
});
