-- A fee of 0 counted as unknown. Now an unknown fee is null, and a ranch can say that its price includes the processor.

-- migrate:up

alter table processors alter column kill_fee drop not null, alter column cut_and_wrap_per_pound drop not null;

alter table processors drop constraint processors_payer_check,
  add constraint processors_payer_check check (payer in ('RANCH', 'FAMILY', 'INCLUDED'));
alter table processors add constraint processors_included_check
  check (payer <> 'INCLUDED' or kill_fee = 0 and cut_and_wrap_per_pound = 0);

-- A flat price includes the ranch's processor, so nobody can tell whether its fees are 0, and nobody has to.
update processors set kill_fee = nullif(kill_fee, 0), cut_and_wrap_per_pound = nullif(cut_and_wrap_per_pound, 0)
where (kill_fee = 0 or cut_and_wrap_per_pound = 0) and not (payer = 'RANCH'
  and exists (select from animals a where a.processor_id = processors.id)
  and not exists (select from animals a where a.processor_id = processors.id and a.pricing <> 'FLAT'));

-- migrate:down

alter table processors drop constraint processors_included_check;
update processors set kill_fee = coalesce(kill_fee, 0), cut_and_wrap_per_pound = coalesce(cut_and_wrap_per_pound, 0),
  payer = case payer when 'INCLUDED' then 'RANCH' else payer end;

alter table processors drop constraint processors_payer_check,
  add constraint processors_payer_check check (payer in ('RANCH', 'FAMILY'));
alter table processors alter column kill_fee set not null, alter column cut_and_wrap_per_pound set not null;
