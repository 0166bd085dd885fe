import type { Knex } from 'knex';

/** More ranches than that in one statement are told as one change of all. */
const MOST_TOLD = 100;

/** Figures that move often, and that nobody sees but the ranch and the admins. */
const UNSEEN = "array['current_balance', 'updated_at']";

/** The ranches of the rows that a statement wrote. What an update left as it was is told all the same, save of ranches. */
const RANCHES: Record<string, (rows: string) => string> = {
  ranchers: (rows) => `select id from ${rows}`,
  products: (rows) => `select rancher_id from ${rows}`,
  // Where the product is gone as well, its own trigger tells.
  product_variants: (rows) =>
    `select rancher_id from products where id = any(array(select distinct product_id from ${rows}))`,
};

/** Hashes the rows instead of joining them, because a joined plan that was made for one row is kept for thousands. */
const seen = (rows: string) => `select id, to_jsonb(${rows}) - ${UNSEEN} as seen from ${rows}`;
const differing = (one: string, other: string) => `(${seen(one)} except ${seen(other)})`;
const ranchesChanged = `select id from ${differing('new_rows', 'old_rows')} as new_seen
  union select id from ${differing('old_rows', 'new_rows')} as old_seen`;

const channelOf = (table: string) => (table === 'ranchers' ? 'ranches_changed' : 'products_changed');

function tell([table, ranchesOf]: [string, (rows: string) => string]): string {
  const notify = (ranches: string) => `perform tell_ranches('${channelOf(table)}', array(${ranches}))`;
  const either = `${ranchesOf('new_rows')} union ${ranchesOf('old_rows')}`;
  return `
    create function tell_changes_of_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${notify(ranchesOf('new_rows'))};
      elsif tg_op = 'DELETE' then ${notify(ranchesOf('old_rows'))};
      elsif tg_op = 'UPDATE' then ${notify(table === 'ranchers' ? ranchesChanged : either)};
      else perform pg_notify('${channelOf(table)}', 'all');
      end if;
      return null;
    end $$;
    create trigger ${table}_told_insert after insert on ${table}
      referencing new table as new_rows for each statement execute function tell_changes_of_${table}();
    create trigger ${table}_told_delete after delete on ${table}
      referencing old table as old_rows for each statement execute function tell_changes_of_${table}();
    create trigger ${table}_told_update after update on ${table} referencing old table as old_rows new table as new_rows
      for each statement execute function tell_changes_of_${table}();
    create trigger ${table}_told_truncate after truncate on ${table}
      for each statement execute function tell_changes_of_${table}();`;
}

/** Servers that keep answers are told which ranches have changed, in the transaction of the fact. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function tell_ranches(channel text, ranch_ids integer[]) returns void language plpgsql as $$
    declare ids integer[] := array(select distinct id from unnest(ranch_ids) as id);
    begin
      if cardinality(ids) > ${MOST_TOLD} then
        perform pg_notify(channel, 'all');
      else
        perform pg_notify(channel, id::text) from unnest(ids) as id;
      end if;
    end $$;
    ${Object.entries(RANCHES).map(tell).join('')}

    create function tell_changes_of_zip_codes() returns trigger language plpgsql as $$
    begin
      perform pg_notify('ranches_changed', 'all');
      return null;
    end $$;
    create trigger zip_codes_told after insert or update or delete or truncate on zip_codes
      for each statement execute function tell_changes_of_zip_codes();

    create function tell_changes_of_contacts() returns trigger language plpgsql as $$
    begin
      perform tell_ranches('ranches_changed', array(select id from ranchers where user_id = new.id));
      return null;
    end $$;
    create trigger users_told_contact after update of name, email, phone on users
      for each row when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone))
      execute function tell_changes_of_contacts();
    ${comments}`);
}

export const comments = `
    comment on function tell_ranches is 'Tells all servers, once this commits, which ranches have changed. A ranch counts once in a transaction.';
    comment on function tell_changes_of_ranchers is 'Tells which ranches a statement changed, save for figures that nobody sees but the ranch and the admins.';
    comment on function tell_changes_of_products is 'Tells whose products a statement changed.';
    comment on function tell_changes_of_product_variants is 'Tells whose sizes of products a statement changed. Where the product is gone as well, its own trigger tells.';
    comment on function tell_changes_of_zip_codes is 'Tells that all ranches changed, because distances are measured from ZIP codes.';
    comment on function tell_changes_of_contacts is 'Tells which ranch has a new contact.';`;

export async function down(knex: Knex): Promise<void> {
  for (const table of Object.keys(RANCHES)) {
    const triggers = ['insert', 'delete', 'update', 'truncate'].map(
      (event) => `drop trigger ${table}_told_${event} on ${table};`,
    );
    await knex.raw(`${triggers.join('')} drop function tell_changes_of_${table};`);
  }
  await knex.raw(`
    drop trigger zip_codes_told on zip_codes;
    drop trigger users_told_contact on users;
    drop function tell_changes_of_zip_codes, tell_changes_of_contacts, tell_ranches;
  `);
}
