import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { decideOverdueSheets, remindOfCutSheets } from '../graph/cutSheets/dueDay';
import { remindOfDeposits } from '../graph/reserving/deposits';
import { returnLapsedClaims } from '../graph/reserving/returnLapsedClaims';
import { ownDatabase } from '../graph/testing/database';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('due_indexes');

/** Many animals of past years, a few that are open, and shares whose deposits came long ago. */
beforeAll(async () => {
  await db.raw(`
    insert into users (email, name, user_type) values ('rancher@herdline.test', 'Rancher', 'RANCHER');
    insert into ranchers (user_id, ranch_name, city, state, zip_code) select id, 'Ranch', 'Waco', 'Texas', '76701' from users;
    insert into orders (customer_id, rancher_id, customer_name, customer_email, customer_zip, order_type, shipping_method,
      shipping_fee, amount, commission_rate, commission_amount)
    select user_id, id, 'Ann', 'ann@herdline.test', '76701', 'QUARTER_COW', 'LOCAL_PICKUP', 0, 100, 10, 10 from ranchers;
    insert into order_items (order_id, type, name, quantity, price) select id, 'QUARTER_COW', 'Quarter', 1, 100 from orders;
    alter table animals disable trigger user;
    alter table claims disable trigger user;
    insert into animals (rancher_id, tag, pricing, price, hang_days, cutting_days, stage, harvest_date)
    select id, n, 'FLAT', 100, 14, 7, case when n % 500 = 0 then 'OPEN' else 'CLOSED' end, current_date - 1000 + n / 500 * 50
    from ranchers, generate_series(1, 20000) as n;
    insert into claims (rancher_id, order_id, order_item_id, quarters, animal_id, line_at, pricing, deposit, deposit_due, deposit_received_at)
    select a.rancher_id, i.order_id, i.id, 1, a.id, now(), 'FLAT', 100, case stage when 'CLOSED' then harvest_date else current_date + 30 end,
      case stage when 'CLOSED' then now() end from animals a, order_items i;
    alter table claims enable trigger user;
    alter table animals enable trigger user`);
  await db.raw('vacuum analyze animals, claims');
});

/** The plan for values that are not known, of the statement by which a job finds what is due. */
async function planOfJob(job: (given: { db: Knex; timeZone: string }) => Promise<void>, start: RegExp) {
  const sent: string[] = [];
  const note = ({ sql }: { sql: string }) => sent.push(sql.trim());
  db.on('query', note);
  await job({ db, timeZone: 'America/Chicago' });
  db.off('query', note);
  const sql = sent.find((statement) => start.test(statement));
  expect(sql, sent.join('\n')).toBeDefined();
  const trx = await db.transaction();
  try {
    await trx.raw('set local plan_cache_mode = force_generic_plan');
    await trx.raw(`prepare explained as ${sql}`);
    const values = [...new Set(sql?.match(/\$\d+/g))].map(() => 'null');
    const { rows } = await trx.raw(`explain execute explained(${values})`);
    await trx.raw('deallocate explained');
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  } finally {
    await trx.rollback();
  }
}

test.each([
  ['cut sheets to remind of', remindOfCutSheets, /^with told/, 'animals_cut_sheets_due', 'animals'],
  ['cut sheets past their day', decideOverdueSheets, /^select distinct a\.id/, 'animals_cut_sheets_due', 'animals'],
  ['deposits to remind of', remindOfDeposits, /^select .*deposit_reminded_for/, 'claims_deposit_due', 'claims'],
  ['deposits past their day', returnLapsedClaims, /^select distinct "claims"/, 'claims_deposit_due', 'claims'],
])('%s are found by an index', async (_, job, start, index, table) => {
  const plan = await planOfJob(job, start);
  expect(plan).toContain(index);
  expect(plan).not.toContain(`Seq Scan on ${table}`);
});
