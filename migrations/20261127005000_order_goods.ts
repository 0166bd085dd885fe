import type { Knex } from 'knex';

/** What rows of orders count by an amount, forwards or, where they are taken back, backwards. */
const counted = (rows: string, sign: 1 | -1, amount: string) => `
  select created_at, rancher_id, status, order_type, ${sign}, ${sign} * ${amount}::bigint, 0::bigint, 0::bigint, 0 from ${rows}`;

const COLUMNS = 'created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers';

/** The trigger function of `order_figures` with another amount. */
function tellBy(amount: string): string {
  const row = (name: string) =>
    `row(${['created_at', 'rancher_id', 'status', 'order_type', amount].map((column) => `${name}.${column}`).join(', ')})`;
  const changed = (one: string, other: string) => `(select one.* from ${one} one join ${other} other using (id)
      where ${row('one')} is distinct from ${row('other')}) as changed`;
  return `
    create or replace function tell_figures_of_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into figure_changes (${COLUMNS}) ${counted('new_rows', 1, amount)};
      elsif tg_op = 'DELETE' then
        insert into figure_changes (${COLUMNS}) ${counted('old_rows', -1, amount)};
      else
        insert into figure_changes (${COLUMNS}) ${counted(changed('new_rows', 'old_rows'), 1, amount)}
          union all ${counted(changed('old_rows', 'new_rows'), -1, amount)};
      end if;
      return null;
    end $$;`;
}

/**
 * The amount of an order is all that the ranch bills without delivery, so it may have fees besides the goods on which commission is
 * due. Stored orders keep their amounts, which are goods.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table orders add column billed_fees integer not null default 0,
      add column goods integer generated always as (amount - billed_fees) stored,
      add constraint orders_goods_check check (amount >= billed_fees);
    comment on column orders.amount is 'What the ranch bills, without delivery.';
    comment on column orders.billed_fees is 'The part of the amount that is fees of a processor and other charges.';
    comment on column orders.goods is 'The part of the amount that is beef and products, less discounts. Commission is due on it.';
    ${tellBy('goods')}
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${tellBy('amount')}
    alter table orders drop constraint orders_goods_check, drop column goods, drop column billed_fees;
    comment on column orders.amount is 'Of the goods, without shipping.';
  `);
}
