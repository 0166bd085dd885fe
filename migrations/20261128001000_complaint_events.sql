-- Tells partners of complaints: each event has the state that the complaint reached.

-- migrate:up

alter table events add column complaint_id integer;

create function tell_complaint_event() returns trigger language plpgsql as $$
begin
  insert into events (type, rancher_id, order_id, complaint_id, amount)
  select 'COMPLAINT_' || case new.state when 'OPEN' then 'OPENED' else new.state end,
    rancher_id, new.order_id, new.id, 0
  from orders where id = new.order_id;
  return null;
end $$;
create trigger complaints_tell after insert or update of state on complaints
  for each row execute function tell_complaint_event();
comment on function tell_complaint_event() is 'Runs also when an answered complaint is answered again.';

-- migrate:down

drop trigger complaints_tell on complaints;
drop function tell_complaint_event;
alter table events drop column complaint_id;
