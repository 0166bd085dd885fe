-- Weights that processors enter by their links, for the ranch to record.

-- migrate:up

alter table processor_doors add column lets_weights_through boolean not null default false;

create table weight_proposals (
  id integer generated always as identity primary key,
  door_id integer not null references processor_doors on delete cascade,
  animal_id integer not null references animals on delete cascade,
  hanging_tenths integer,
  sides_tenths integer[],
  packaged jsonb not null,
  reason text,
  proposed_at timestamptz not null default now(),
  weighing_id integer references weighings on delete set null
);
create index weight_proposals_of_animal on weight_proposals (animal_id, id);
create index weight_proposals_of_door on weight_proposals (door_id);
create index weight_proposals_of_weighing on weight_proposals (weighing_id);

comment on column processor_doors.lets_weights_through is 'Whether the ranch records the weights that come by this link without looking at them first.';
comment on table weight_proposals is 'Weights that a processor has entered, each row with all that it had entered until then. The last row counts.';
comment on column weight_proposals.weighing_id is 'The weighing with which the ranch decided about them. Null as long as they wait.';

-- migrate:down

drop table weight_proposals;
alter table processor_doors drop column lets_weights_through;
