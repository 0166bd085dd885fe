import type { Knex } from 'knex';
import { beforeEach, expect, test } from 'vitest';
import { countTrips } from '../testing/countTrips';
import { testDatabase } from '../testing/database';
import { sendAhead, transaction } from './transaction';

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

test('statements that are sent ahead share a round trip with the begin and the commit, in their order', async () => {
  const work = () =>
    transaction(knex, async (trx) => {
      for (const id of [1, 1, 2]) await sendAhead(trx, add(trx, id));
      await sendAhead(
        trx,
        trx('transactionRows')
          .where({ id: 1 })
          .update({ value: trx.raw('value * 10') }),
      );
    });
  expect(await countTrips(work)).toBe(1);
  expect(await values()).toEqual([20, 1]);
});

const broken = (trx: Knex) => sendAhead(trx, trx('transactionRows').insert({ id: 1, value: 9 }));

test('a transaction fails with what was sent ahead, at the commit as at a later statement', async () => {
  const first = transaction(knex, async (trx) => {
    await add(trx, 2);
    await broken(trx);
  });
  await expect(first).rejects.toMatchObject({ code: '23505' });
  const second = transaction(knex, async (trx) => {
    await broken(trx);
    await add(trx, 2);
  });
  await expect(second).rejects.toMatchObject({ code: '23505' });
  expect(await values()).toEqual([0, 0]);
});

test('what is sent ahead is retried with its transaction', async () => {
  let tries = 0;
  const conflict = `do $$ begin raise exception 'conflict' using errcode = '40001'; end $$`;
  await transaction(knex, async (trx) => {
    if (++tries === 1) await sendAhead(trx, trx.raw(conflict));
    await add(trx, 1);
  });
  expect(tries).toBe(2);
  expect(await values()).toEqual([1, 0]);
});

test('a statement that is no part of a transaction is waited for', async () => {
  await sendAhead(knex, add(knex, 1));
  expect(await values()).toEqual([1, 0]);
  await expect(broken(knex)).rejects.toMatchObject({ code: '23505' });
});
