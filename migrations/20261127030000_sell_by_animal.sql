-- A ranch sells by the animal from its first open animal until it turns that off. Its shares are then always claims.

-- migrate:up

alter table ranchers
  add column sells_by_animal boolean not null default false,
  add column takes_line boolean not null default true;
update ranchers set sells_by_animal = true where exists (select from animals a where a.rancher_id = ranchers.id and a.stage = 'OPEN')
  or exists (select from claims c join orders o on o.id = c.order_id
    where c.rancher_id = ranchers.id and c.released_at is null and o.status not in ('FULFILLED', 'CANCELED'));

create function sell_by_animal() returns trigger language plpgsql as $$
    begin
      update ranchers set sells_by_animal = true where id = new.rancher_id and not sells_by_animal;
      return null;
    end $$;
create trigger animals_sell_by_animal after insert or update of stage on animals for each row
  when (new.stage = 'OPEN') execute function sell_by_animal();

comment on column ranchers.sells_by_animal is 'Whether its shares are always of an animal or in line for one. An animal that opens turns it on.';

comment on column ranchers.takes_line is 'Whether families may wait for the next animal.';
comment on function sell_by_animal is 'A ranch with an open animal sells by the animal. Whoever opens one has locked the ranch.';

-- migrate:down

drop trigger animals_sell_by_animal on animals;
drop function sell_by_animal;
alter table ranchers drop column sells_by_animal, drop column takes_line;
