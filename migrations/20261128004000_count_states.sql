-- How many approved ranches each state has, counted like the rows of whole tables.

-- migrate:up

-- Nobody writes between the first count and the triggers.
lock table ranchers in share row exclusive mode;
insert into row_counts (of_table, part, rows)
  select 'approved ranchers', state, count(*) from ranchers where approval = 'APPROVED' group by 2;

create function count_states() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform change_row_count('approved ranchers', state, count(*)) from new_rows where approval = 'APPROVED' group by state;
  elsif tg_op = 'DELETE' then
    perform change_row_count('approved ranchers', state, -count(*)) from old_rows where approval = 'APPROVED' group by state;
  else
    perform change_row_count('approved ranchers', state, sum(change)::bigint)
      from (select state, approval, 1 as change from new_rows union all select state, approval, -1 from old_rows) as changes
      where approval = 'APPROVED' group by state having sum(change) <> 0;
  end if;
  return null;
end $$;
create trigger ranchers_count_states_insert after insert on ranchers
  referencing new table as new_rows for each statement execute function count_states();
create trigger ranchers_count_states_delete after delete on ranchers
  referencing old table as old_rows for each statement execute function count_states();
create trigger ranchers_count_states_update after update on ranchers
  referencing old table as old_rows new table as new_rows for each statement execute function count_states();
comment on function count_states is 'Changes the count of a state once, however many ranches a statement writes.';

-- migrate:down

drop trigger ranchers_count_states_insert on ranchers;
drop trigger ranchers_count_states_delete on ranchers;
drop trigger ranchers_count_states_update on ranchers;
drop function count_states;
delete from row_counts where of_table = 'approved ranchers';
