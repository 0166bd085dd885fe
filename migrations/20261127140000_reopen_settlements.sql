-- A settled order whose share gets another animal has no total until it's weighed again.

-- migrate:up

create or replace function refuse_sums_of_order() returns trigger language plpgsql
as $$
  begin
    if pg_trigger_depth() = 1 and new.received <> (
      select coalesce(sum(case kind when 'REFUND' then -amount when 'KEPT' then 0 else amount end), 0)
      from order_payments where order_id = new.id
    ) then
      raise exception 'what was received for order % is what its payments make', new.id using errcode = 'check_violation';
    end if;
    if new.settled_total is not null and new.settled_total is distinct from (
      select total from order_revisions where order_id = new.id order by number desc limit 1
    ) then
      raise exception 'the total of order % is that of its last settlement', new.id using errcode = 'check_violation';
    end if;
    return new;
  end $$;
alter table order_revisions drop constraint order_revisions_check;
alter table order_revisions add constraint order_revisions_check check (number > 1 or quote is not null);

comment on column orders.settled_total is 'The total of the last revision. Null once a share that was settled has lost its animal.';

-- migrate:down

update orders o set settled_total = total from order_revisions
    where order_id = o.id and settled_total is null
      and number = (select max(number) from order_revisions where order_id = o.id);
comment on column orders.settled_total is 'The total of the last revision.';

create or replace function refuse_sums_of_order() returns trigger language plpgsql
as $$
  begin
    if pg_trigger_depth() = 1 and new.received <> (
      select coalesce(sum(case kind when 'REFUND' then -amount when 'KEPT' then 0 else amount end), 0)
      from order_payments where order_id = new.id
    ) then
      raise exception 'what was received for order % is what its payments make', new.id using errcode = 'check_violation';
    end if;
    if  new.settled_total is distinct from (
      select total from order_revisions where order_id = new.id order by number desc limit 1
    ) then
      raise exception 'the total of order % is that of its last settlement', new.id using errcode = 'check_violation';
    end if;
    return new;
  end $$;
alter table order_revisions disable trigger order_revisions_append_only;
update order_revisions set quote = null where number > 1;
alter table order_revisions enable trigger order_revisions_append_only;
alter table order_revisions drop constraint order_revisions_check;
alter table order_revisions add constraint order_revisions_check check ((number = 1) = (quote is not null));
