import type { Knex } from 'knex';

/** The tables whose whole lists screens count, and the value by which their rows are counted. */
const COUNTED = {
  orders: 'status',
  ranchers: 'approval',
  users: 'user_type',
  audit_entries: 'action',
  feedback: 'type',
};

/** Each statement changes a count once, however many rows it writes. */
const keepCount = ([table, part]: [string, string]) => `
  -- Nobody writes between the first count and the triggers.
  lock table ${table} in share row exclusive mode;
  insert into row_counts (of_table, part, rows) select '${table}', ${part}, count(*) from ${table} group by 2;

  create function count_${table}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform change_row_count('${table}', ${part}, count(*)) from new_rows group by ${part};
    elsif tg_op = 'DELETE' then
      perform change_row_count('${table}', ${part}, -count(*)) from old_rows group by ${part};
    else
      perform change_row_count('${table}', part, sum(change)::bigint)
        from (select ${part} as part, 1 as change from new_rows union all select ${part}, -1 from old_rows) as changes
        group by part having sum(change) <> 0;
    end if;
    return null;
  end $$;
  create trigger ${table}_count_insert after insert on ${table}
    referencing new table as new_rows for each statement execute function count_${table}();
  create trigger ${table}_count_delete after delete on ${table}
    referencing old table as old_rows for each statement execute function count_${table}();
  create trigger ${table}_count_update after update on ${table}
    referencing old table as old_rows new table as new_rows for each statement execute function count_${table}();`;

/** Counts of whole lists. Those of rows that exist are taken at once, so that they can be dropped and made again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table row_counts (
      id integer generated always as identity primary key,
      of_table text not null,
      part text not null,
      rows bigint not null
    ) with (fillfactor = 50);
    create index row_counts_of_table on row_counts (of_table, part);

    create function change_row_count(changed_table text, changed_part text, change bigint)
    returns void language plpgsql as $$
    begin
      update row_counts set rows = rows + change where id = (
        select id from row_counts where of_table = changed_table and part = changed_part limit 1 for update skip locked
      );
      if not found then
        insert into row_counts (of_table, part, rows) values (changed_table, changed_part, change);
      end if;
    end $$;
    ${Object.entries(COUNTED).map(keepCount).join('')}
    ${comments}`);
}

export const comments = `
    comment on table row_counts is 'How many rows a table has, by a value of theirs. A count is the sum of its rows: one that another transaction holds is passed over, so that orders placed at once never wait for each other.';
    comment on function change_row_count is 'Changes a count, in any of its rows that nobody holds.';
    comment on function count_orders is 'Changes a count once, however many rows a statement writes.';
    comment on function count_ranchers is 'Changes a count once, however many rows a statement writes.';
    comment on function count_users is 'Changes a count once, however many rows a statement writes.';
    comment on function count_audit_entries is 'Changes a count once, however many rows a statement writes.';
    comment on function count_feedback is 'Changes a count once, however many rows a statement writes.';`;

export async function down(knex: Knex): Promise<void> {
  for (const table of Object.keys(COUNTED)) {
    await knex.raw(`
      drop trigger ${table}_count_insert on ${table};
      drop trigger ${table}_count_delete on ${table};
      drop trigger ${table}_count_update on ${table};
      drop function count_${table};`);
  }
  await knex.raw('drop function change_row_count; drop table row_counts');
}
