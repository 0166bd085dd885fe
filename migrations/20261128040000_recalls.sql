-- Recalls of beef: what a ranch or an admin asks every family of some animals to do, and who has read it.

-- migrate:up

create table recalls (
  id integer generated always as identity primary key,
  rancher_id integer references ranchers,
  author_id integer references users on delete set null,
  found_by text not null,
  reason text not null,
  advice text not null,
  created_at timestamptz not null default now()
);
create index recalls_of_ranch on recalls (rancher_id) where rancher_id is not null;
create index recalls_of_author on recalls (author_id) where author_id is not null;

create table recall_shares (
  recall_id integer not null references recalls on delete cascade,
  animal_id integer not null references animals on delete cascade,
  claim_id integer references claims on delete cascade,
  unique nulls not distinct (recall_id, animal_id, claim_id)
);
create index recall_shares_of_animal on recall_shares (animal_id);
create index recall_shares_of_claim on recall_shares (claim_id) where claim_id is not null;

create table recall_notices (
  recall_id integer not null references recalls on delete cascade,
  customer_id integer not null references users on delete cascade,
  order_id integer not null references orders on delete cascade,
  read_at timestamptz,
  primary key (recall_id, customer_id)
);
create index recall_notices_of_customer on recall_notices (customer_id);
create index recall_notices_of_order on recall_notices (order_id);

alter table claims add column left_animal_id integer references animals;
create index claims_that_left on claims (left_animal_id) where left_animal_id is not null;

create function know_left_animal() returns trigger language plpgsql as $$
  begin
    new.left_animal_id := (select old.animal_id from animals
      where id = old.animal_id and new.animal_id is null and stage in ('HARVESTED', 'WEIGHED', 'READY', 'CLOSED'));
    return new;
  end $$;
create trigger claims_know_left_animal before update of animal_id on claims
  for each row when (old.animal_id is distinct from new.animal_id) execute function know_left_animal();

comment on table recalls is 'What a ranch or an admin asks every family of some harvested animals to do.';
comment on column recalls.rancher_id is 'Null for one by an admin, which may reach the animals of several ranches.';
comment on column recalls.author_id is 'Null if the account was deleted.';
comment on column recalls.found_by is 'How the animals were found, in words.';
comment on table recall_shares is 'The animals of a recall, with each share that is or was of their beef.';
comment on column recall_shares.claim_id is 'Null for an animal without any.';
comment on table recall_notices is 'The families of a recall, each of which gets one letter.';
comment on column recall_notices.order_id is 'Its newest order concerned.';
comment on column claims.left_animal_id is 'The animal that it left after the harvest. Null again once it has another one.';
comment on function know_left_animal is 'Keeps which harvested animal a share has left, for recalls.';

-- migrate:down

drop trigger claims_know_left_animal on claims;
drop function know_left_animal;
alter table claims drop column left_animal_id;
drop table recall_notices, recall_shares, recalls;
