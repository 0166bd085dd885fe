-- The official number and the live weight of an animal, and what is unusual about its weights.

-- migrate:up

alter table animals
  add column eid text check (eid ~ '^[0-9]{15}$'),
  add column live_tenths integer check (live_tenths > 0),
  add column weight_warnings jsonb not null default '[]';
comment on column animals.eid is 'The 15 digits of its official tag, such as 840003123456789.';
comment on column animals.live_tenths is 'On the hoof, in tenths of a pound.';
comment on column animals.weight_warnings is 'What was unusual at the last weighing: UnusualWeight of rules/herd/weightBands.ts.';
create unique index animals_eid on animals (rancher_id, eid);
comment on column weighings.packaged is '[{ claimId, tenths, boxes, cuts: { GROUND: tenths, ... } }]';

-- migrate:down

comment on column weighings.packaged is '[{ claimId, tenths }]';
alter table animals drop column eid, drop column live_tenths, drop column weight_warnings;
