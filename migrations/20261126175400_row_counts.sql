-- Counts of whole lists. Those of rows that exist are taken at once, so that they can be dropped and made again.

-- migrate:up

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

-- Nobody writes between the first count and the triggers.
lock table orders in share row exclusive mode;
insert into row_counts (of_table, part, rows) select 'orders', status, count(*) from orders group by 2;

create function count_orders() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform change_row_count('orders', status, count(*)) from new_rows group by status;
    elsif tg_op = 'DELETE' then
      perform change_row_count('orders', status, -count(*)) from old_rows group by status;
    else
      perform change_row_count('orders', part, sum(change)::bigint)
        from (select status as part, 1 as change from new_rows union all select status, -1 from old_rows) as changes
        group by part having sum(change) <> 0;
    end if;
    return null;
  end $$;
create trigger orders_count_insert after insert on orders
  referencing new table as new_rows for each statement execute function count_orders();
create trigger orders_count_delete after delete on orders
  referencing old table as old_rows for each statement execute function count_orders();
create trigger orders_count_update after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function count_orders();

-- Nobody writes between the first count and the triggers.
lock table ranchers in share row exclusive mode;
insert into row_counts (of_table, part, rows) select 'ranchers', approval, count(*) from ranchers group by 2;

create function count_ranchers() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform change_row_count('ranchers', approval, count(*)) from new_rows group by approval;
    elsif tg_op = 'DELETE' then
      perform change_row_count('ranchers', approval, -count(*)) from old_rows group by approval;
    else
      perform change_row_count('ranchers', part, sum(change)::bigint)
        from (select approval as part, 1 as change from new_rows union all select approval, -1 from old_rows) as changes
        group by part having sum(change) <> 0;
    end if;
    return null;
  end $$;
create trigger ranchers_count_insert after insert on ranchers
  referencing new table as new_rows for each statement execute function count_ranchers();
create trigger ranchers_count_delete after delete on ranchers
  referencing old table as old_rows for each statement execute function count_ranchers();
create trigger ranchers_count_update after update on ranchers
  referencing old table as old_rows new table as new_rows for each statement execute function count_ranchers();

-- Nobody writes between the first count and the triggers.
lock table users in share row exclusive mode;
insert into row_counts (of_table, part, rows) select 'users', user_type, count(*) from users group by 2;

create function count_users() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform change_row_count('users', user_type, count(*)) from new_rows group by user_type;
    elsif tg_op = 'DELETE' then
      perform change_row_count('users', user_type, -count(*)) from old_rows group by user_type;
    else
      perform change_row_count('users', part, sum(change)::bigint)
        from (select user_type as part, 1 as change from new_rows union all select user_type, -1 from old_rows) as changes
        group by part having sum(change) <> 0;
    end if;
    return null;
  end $$;
create trigger users_count_insert after insert on users
  referencing new table as new_rows for each statement execute function count_users();
create trigger users_count_delete after delete on users
  referencing old table as old_rows for each statement execute function count_users();
create trigger users_count_update after update on users
  referencing old table as old_rows new table as new_rows for each statement execute function count_users();

-- Nobody writes between the first count and the triggers.
lock table audit_entries in share row exclusive mode;
insert into row_counts (of_table, part, rows) select 'audit_entries', action, count(*) from audit_entries group by 2;

create function count_audit_entries() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform change_row_count('audit_entries', action, count(*)) from new_rows group by action;
    elsif tg_op = 'DELETE' then
      perform change_row_count('audit_entries', action, -count(*)) from old_rows group by action;
    else
      perform change_row_count('audit_entries', part, sum(change)::bigint)
        from (select action as part, 1 as change from new_rows union all select action, -1 from old_rows) as changes
        group by part having sum(change) <> 0;
    end if;
    return null;
  end $$;
create trigger audit_entries_count_insert after insert on audit_entries
  referencing new table as new_rows for each statement execute function count_audit_entries();
create trigger audit_entries_count_delete after delete on audit_entries
  referencing old table as old_rows for each statement execute function count_audit_entries();
create trigger audit_entries_count_update after update on audit_entries
  referencing old table as old_rows new table as new_rows for each statement execute function count_audit_entries();

-- Nobody writes between the first count and the triggers.
lock table feedback in share row exclusive mode;
insert into row_counts (of_table, part, rows) select 'feedback', type, count(*) from feedback group by 2;

create function count_feedback() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform change_row_count('feedback', type, count(*)) from new_rows group by type;
    elsif tg_op = 'DELETE' then
      perform change_row_count('feedback', type, -count(*)) from old_rows group by type;
    else
      perform change_row_count('feedback', part, sum(change)::bigint)
        from (select type as part, 1 as change from new_rows union all select type, -1 from old_rows) as changes
        group by part having sum(change) <> 0;
    end if;
    return null;
  end $$;
create trigger feedback_count_insert after insert on feedback
  referencing new table as new_rows for each statement execute function count_feedback();
create trigger feedback_count_delete after delete on feedback
  referencing old table as old_rows for each statement execute function count_feedback();
create trigger feedback_count_update after update on feedback
  referencing old table as old_rows new table as new_rows for each statement execute function count_feedback();

comment on table row_counts is 'How many rows a table has, by a value of theirs. A count is the sum of its rows: one that another transaction holds is passed over, so that orders placed at once never wait for each other.';

comment on function change_row_count is 'Changes a count, in any of its rows that nobody holds.';
comment on function count_orders is 'Changes a count once, however many rows a statement writes.';
comment on function count_ranchers is 'Changes a count once, however many rows a statement writes.';
comment on function count_users is 'Changes a count once, however many rows a statement writes.';
comment on function count_audit_entries is 'Changes a count once, however many rows a statement writes.';
comment on function count_feedback is 'Changes a count once, however many rows a statement writes.';

-- migrate:down

drop trigger orders_count_insert on orders;
drop trigger orders_count_delete on orders;
drop trigger orders_count_update on orders;
drop function count_orders;
drop trigger ranchers_count_insert on ranchers;
drop trigger ranchers_count_delete on ranchers;
drop trigger ranchers_count_update on ranchers;
drop function count_ranchers;
drop trigger users_count_insert on users;
drop trigger users_count_delete on users;
drop trigger users_count_update on users;
drop function count_users;
drop trigger audit_entries_count_insert on audit_entries;
drop trigger audit_entries_count_delete on audit_entries;
drop trigger audit_entries_count_update on audit_entries;
drop function count_audit_entries;
drop trigger feedback_count_insert on feedback;
drop trigger feedback_count_delete on feedback;
drop trigger feedback_count_update on feedback;
drop function count_feedback;
drop function change_row_count; drop table row_counts;
