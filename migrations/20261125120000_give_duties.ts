import type { Knex } from 'knex';

/** People who may do only a part of what a ranch or the platform may do. rules/accounts/duties.ts says which part. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ranch_helpers (
      -- A person helps at most one ranch.
      user_id integer primary key references users on delete cascade,
      rancher_id integer not null references ranchers on delete cascade,
      role text not null check (role in ('RUN_RANCH', 'WORK_ORDERS')),
      invited_by integer references users on delete set null,
      since timestamptz not null default now()
    );
    create index ranch_helpers_of_ranch on ranch_helpers (rancher_id, since);
    create index ranch_helpers_invited_by on ranch_helpers (invited_by);

    -- The people of each ranch, with what they are there.
    create view ranch_people as
      select user_id, id as rancher_id, 'OWNER' as role from ranchers
      union all
      select user_id, rancher_id, role from ranch_helpers;

    -- Counts only for admins. Those that there are may do everything, as before.
    alter table users add column admin_role text not null default 'ALL' check (admin_role in ('ALL', 'SUPPORT', 'FINANCE'));

    create function keep_helpers_apart() returns trigger language plpgsql as $$
    begin
      -- Of two at once, one for a ranch of their own and one to help at another, the second must see the first.
      perform from users where id = new.user_id for no key update;
      if tg_table_name = 'ranch_helpers' then
        if exists (select from ranchers where user_id = new.user_id) then
          raise exception 'who owns a ranch cannot help at one';
        end if;
        if not exists (select from users where id = new.user_id and user_type = 'RANCHER') then
          raise exception 'helpers are ranchers';
        end if;
      elsif exists (select from ranch_helpers where user_id = new.user_id) then
        raise exception 'a helper cannot own a ranch';
      end if;
      return new;
    end $$;
    create trigger ranch_helpers_kept_apart before insert or update of user_id on ranch_helpers
      for each row execute function keep_helpers_apart();
    create trigger ranchers_kept_apart before insert or update of user_id on ranchers
      for each row execute function keep_helpers_apart();

    -- Servers remember for a few seconds who somebody is, and open streams belong to somebody. Both end with a change of duties.
    create function tell_duties_changed() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'users' then
        perform pg_notify('sessions_ended', new.id::text);
        return null;
      end if;
      if tg_op <> 'INSERT' then perform pg_notify('sessions_ended', old.user_id::text); end if;
      if tg_op <> 'DELETE' then perform pg_notify('sessions_ended', new.user_id::text); end if;
      return null;
    end $$;
    create trigger ranch_helpers_told after insert or update or delete on ranch_helpers
      for each row execute function tell_duties_changed();
    create trigger users_admin_role_told after update of admin_role on users
      for each row when (old.admin_role <> new.admin_role) execute function tell_duties_changed();

    -- Only an admin with all rights gives rights to others, so it takes one of these.
    create or replace function keep_an_admin() returns trigger language plpgsql as $$
    begin
      -- Of the last two, removed at the same moment, the second must see that the first is gone.
      perform pg_advisory_xact_lock(7319207);
      if not exists (select from users where user_type = 'ADMIN' and admin_role = 'ALL' and id <> old.id) then
        raise exception 'the last admin cannot be removed';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$;
    drop trigger users_keep_an_admin_deleted on users;
    create trigger users_keep_an_admin_deleted
      before delete on users
      for each row when (old.user_type = 'ADMIN' and old.admin_role = 'ALL') execute function keep_an_admin();
    drop trigger users_keep_an_admin_changed on users;
    create trigger users_keep_an_admin_changed
      before update on users
      for each row when (
        old.user_type = 'ADMIN' and old.admin_role = 'ALL' and (new.user_type <> 'ADMIN' or new.admin_role <> 'ALL')
      ) execute function keep_an_admin();

    -- Who of the ranch moved an order. The ranch itself and admins read it.
    alter table order_status_updates add column mover_id integer references users on delete set null;
    create index order_status_updates_mover on order_status_updates (mover_id) where mover_id is not null;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index order_status_updates_mover;
    alter table order_status_updates drop column mover_id;

    drop trigger users_keep_an_admin_changed on users;
    create trigger users_keep_an_admin_changed
      before update on users
      for each row when (old.user_type = 'ADMIN' and new.user_type <> 'ADMIN') execute function keep_an_admin();
    drop trigger users_keep_an_admin_deleted on users;
    create trigger users_keep_an_admin_deleted
      before delete on users
      for each row when (old.user_type = 'ADMIN') execute function keep_an_admin();
    create or replace function keep_an_admin() returns trigger language plpgsql as $$
    begin
      -- Of the last two, removed at the same moment, the second must see that the first is gone.
      perform pg_advisory_xact_lock(7319207);
      if not exists (select from users where user_type = 'ADMIN' and id <> old.id) then
        raise exception 'the last admin cannot be removed';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$;

    drop trigger users_admin_role_told on users;
    drop trigger ranchers_kept_apart on ranchers;
    drop view ranch_people;
    drop table ranch_helpers;
    drop function tell_duties_changed, keep_helpers_apart;
    alter table users drop column admin_role;
  `);
}
