-- Keeps each state of a ranch as a seller, so that papers show the seller as it was when they were issued.

-- migrate:up

alter table ranchers add column street text;
create table sellers (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers,
  -- Not the start of the transaction, which may have waited for one that began later.
  since timestamptz not null default clock_timestamp(),
  ranch_name text not null,
  street text,
  city text not null,
  state text not null,
  phone text not null,
  email text not null
);
create index sellers_of_ranch on sellers (rancher_id, since);
insert into sellers (rancher_id, ranch_name, street, city, state, phone, email) select r.id, r.ranch_name, r.street, r.city, r.state, u.phone, u.email
from ranchers r join users u on u.id = r.user_id order by r.id;

create function keep_seller() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'ranchers' then
        insert into sellers (rancher_id, ranch_name, street, city, state, phone, email) select r.id, r.ranch_name, r.street, r.city, r.state, u.phone, u.email
  from ranchers r join users u on u.id = r.user_id where r.id = new.id;
      else
        insert into sellers (rancher_id, ranch_name, street, city, state, phone, email) select r.id, r.ranch_name, r.street, r.city, r.state, u.phone, u.email
  from ranchers r join users u on u.id = r.user_id where r.user_id = new.id;
      end if;
      return null;
    end $$;
create trigger ranchers_keep_new_seller after insert on ranchers for each row execute function keep_seller();
create trigger ranchers_keep_seller after update of ranch_name, street, city, state on ranchers for each row
  when ((old.ranch_name, old.street, old.city, old.state) is distinct from (new.ranch_name, new.street, new.city, new.state))
  execute function keep_seller();
create trigger users_keep_seller after update of phone, email on users for each row
  when ((old.phone, old.email) is distinct from (new.phone, new.email)) execute function keep_seller();

-- migrate:down

drop trigger ranchers_keep_new_seller on ranchers;
drop trigger ranchers_keep_seller on ranchers;
drop trigger users_keep_seller on users;
drop function keep_seller;
drop table sellers;
alter table ranchers drop column street;
