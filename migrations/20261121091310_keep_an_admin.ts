import type { Knex } from 'knex';

/** Admins are made by a command alone: without the last one, nobody could run the platform any more. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function keep_an_admin() returns trigger language plpgsql as $$
    begin
      -- Of the last two, removed at the same moment, the second must see that the first is gone.
      perform pg_advisory_xact_lock(7319207);
      if not exists (select from users where user_type = 'ADMIN' and id <> old.id) then
        raise exception 'the last admin cannot be removed';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$;
    create trigger users_keep_an_admin_deleted
      before delete on users
      for each row when (old.user_type = 'ADMIN') execute function keep_an_admin();
    create trigger users_keep_an_admin_changed
      before update on users
      for each row when (old.user_type = 'ADMIN' and new.user_type <> 'ADMIN') execute function keep_an_admin();
    create index users_admins on users (id) where user_type = 'ADMIN';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index users_admins;
    drop trigger users_keep_an_admin_changed on users;
    drop trigger users_keep_an_admin_deleted on users;
    drop function keep_an_admin();
  `);
}
