import type { Knex } from 'knex';
import { advisoryLocks } from '../graph/database/advisoryLocks';

/** How many hours the blocks of each size have. A range is made of few blocks and of less than two of the smallest. */
const SIZES = 'unnest(array[64, 256, 1024, 4096])';
const blockOf = (created: string) => `floor(extract(epoch from ${created}) / 3600 / hours)::integer`;
const hourOf = (created: string) => `floor(extract(epoch from ${created}) / 3600)::integer`;

/** Adds up rows that have the columns of `figure_changes`, in one statement. */
const addUp = (rows: string) => `
  with counted as (${rows}), by_kind as (
    insert into order_figures as kept (hours, block, status, order_type, orders, amount)
      select hours, ${blockOf('created_at')}, status, order_type, sum(orders), sum(amount)
      from counted cross join ${SIZES} as hours where status is not null group by 1, 2, 3, 4
      on conflict (hours, block, status, order_type)
      do update set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount
  ), by_ranch as (
    insert into ranch_figures as kept (hours, block, rancher_id, orders, gross)
      select hours, ${blockOf('created_at')}, rancher_id, sum(orders), sum(amount)
      from counted cross join ${SIZES} as hours where status <> 'CANCELED' group by 1, 2, 3
      on conflict (hours, block, rancher_id)
      do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross
  ), by_hour as (
    insert into hour_figures as kept (hour, orders, gross, charged, paid, customers)
      select ${hourOf('created_at')}, coalesce(sum(orders) filter (where status <> 'CANCELED'), 0),
        coalesce(sum(amount) filter (where status <> 'CANCELED'), 0), sum(charged), sum(paid), sum(customers)
      from counted group by 1
      on conflict (hour) do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross,
        charged = kept.charged + excluded.charged, paid = kept.paid + excluded.paid,
        customers = kept.customers + excluded.customers
  )
  select count(*) from counted`;

const TAKEN = `
  delete from figure_changes where id = any(array(select id from figure_changes order by id limit 10000)) returning *`;

/** What rows of a table count, forwards or, where they are taken back, backwards. */
const COUNTED = {
  orders: (rows: string, sign: 1 | -1) => `
    select created_at, rancher_id, status, order_type, ${sign} as orders, ${sign} * amount::bigint as amount,
      0::bigint as charged, 0::bigint as paid, 0 as customers from ${rows}`,
  users: (rows: string, sign: 1 | -1) => `
    select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, ${sign} from ${rows} where user_type = 'CUSTOMER'`,
};

/** The columns whose changes change figures. */
const READ = {
  orders: ['created_at', 'rancher_id', 'status', 'order_type', 'amount'],
  users: ['created_at', 'user_type'],
};

const COLUMNS = 'created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers';

/** What rows of the ledger count: what was charged, with its adjustments, and what was paid. */
const ledger = (rows: string, sign: '' | '-') => `
    select created_at, 0, 0, case when type in ('CHARGE', 'ADJUSTMENT') then ${sign}amount::bigint else 0 end,
      case type when 'PAYMENT' then ${sign}amount::bigint else 0 end, 0
    from ${rows} where type in ('CHARGE', 'ADJUSTMENT', 'PAYMENT')`;
const tellLedger = (rows: string, sign: '' | '-') =>
  `insert into figure_changes (created_at, orders, amount, charged, paid, customers) ${ledger(rows, sign)};`;

type Table = keyof typeof COUNTED;
const TABLES = Object.keys(COUNTED) as Table[];
const TOLD = [...TABLES, 'commission_transactions'];

function tell(table: Table): string {
  const counted = COUNTED[table];
  const row = (name: string) => `row(${READ[table].map((column) => `${name}.${column}`).join(', ')})`;
  const changed = (side: 'new_rows' | 'old_rows') => {
    const [one, other] = side === 'new_rows' ? ['new_rows', 'old_rows'] : ['old_rows', 'new_rows'];
    return `(select one.* from ${one} one join ${other} other using (id)
      where ${row('one')} is distinct from ${row('other')}) as changed`;
  };
  return `
    create function tell_figures_of_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into figure_changes (${COLUMNS}) ${counted('new_rows', 1)};
      elsif tg_op = 'DELETE' then
        insert into figure_changes (${COLUMNS}) ${counted('old_rows', -1)};
      else
        insert into figure_changes (${COLUMNS}) ${counted(changed('new_rows'), 1)}
          union all ${counted(changed('old_rows'), -1)};
      end if;
      return null;
    end $$;
    ${triggersOf(table)}`;
}

const triggersOf = (table: string) => `
    create trigger ${table}_figures_insert after insert on ${table}
      referencing new table as new_rows for each statement execute function tell_figures_of_${table}();
    create trigger ${table}_figures_delete after delete on ${table}
      referencing old table as old_rows for each statement execute function tell_figures_of_${table}();
    create trigger ${table}_figures_update after update on ${table} referencing old table as old_rows new table as new_rows
      for each statement execute function tell_figures_of_${table}();`;

const LEDGER = `
    create function tell_figures_of_commission_transactions() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then ${tellLedger('new_rows', '')} end if;
      if tg_op <> 'INSERT' then ${tellLedger('old_rows', '-')} end if;
      return null;
    end $$;
    ${triggersOf('commission_transactions')}`;

/**
 * Figures of orders, the ledger and new customers, by blocks of hours. Those of the past are summed up at once, so that they can
 * be dropped and made again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Nobody writes between the look at the past and the triggers.
    lock table ${TOLD.join(', ')} in share row exclusive mode;

    create table order_figures (
      hours integer, block integer, status text, order_type text, orders bigint not null, amount bigint not null,
      primary key (hours, block, status, order_type)
    );
    create table ranch_figures (
      hours integer, block integer, rancher_id integer, orders bigint not null, gross bigint not null,
      primary key (hours, block, rancher_id)
    );
    create table hour_figures (
      hour integer primary key, orders bigint not null, gross bigint not null, charged bigint not null, paid bigint not null,
      customers bigint not null
    );
    create table figure_changes (
      id bigint generated always as identity primary key,
      created_at timestamptz not null,
      rancher_id integer,
      status text,
      order_type text,
      orders integer not null,
      amount bigint not null,
      charged bigint not null,
      paid bigint not null,
      customers integer not null
    );

    ${TABLES.map((table) => `insert into figure_changes (${COLUMNS}) ${COUNTED[table](table, 1)};`).join('')}
    ${tellLedger('commission_transactions', '')}
    ${addUp('delete from figure_changes returning *')};

    create function fold_figures() returns integer language plpgsql as $$
    declare folded integer;
    begin
      if not pg_try_advisory_xact_lock(${advisoryLocks.foldingFigures}) then return 0; end if;
      ${addUp(TAKEN)} into folded;
      return folded;
    end $$;
    ${TABLES.map(tell).join('')}
    ${LEDGER}
    ${comments}`);
}

export const comments = `
    comment on table order_figures is 'Orders by the hours that a block has and its place since 1970.';
    comment on table ranch_figures is 'Orders that a ranch got and kept, by blocks.';
    comment on table hour_figures is 'Figures by the hour since 1970, so that months of every whole-hour zone are made of whole rows.';
    comment on table figure_changes is 'What has changed since the figures were last summed up, written with the fact: nobody waits for a shared sum.';
    comment on function fold_figures is 'Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.';
    comment on function tell_figures_of_orders is 'Tells what a statement changed of the figures of orders.';
    comment on function tell_figures_of_users is 'Tells how many customers a statement added or took away.';
    comment on function tell_figures_of_commission_transactions is 'Tells what a statement charged, with adjustments, and paid.';`;

export async function down(knex: Knex): Promise<void> {
  for (const table of TOLD) {
    await knex.raw(`
      drop trigger ${table}_figures_insert on ${table};
      drop trigger ${table}_figures_delete on ${table};
      drop trigger ${table}_figures_update on ${table};
      drop function tell_figures_of_${table};`);
  }
  await knex.raw('drop function fold_figures; drop table figure_changes, hour_figures, ranch_figures, order_figures');
}
