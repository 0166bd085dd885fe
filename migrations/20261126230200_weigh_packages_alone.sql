-- Beef that isn't sold by the hanging weight may be packed without one.

-- migrate:up

alter table weighings alter column hanging_tenths drop not null,
  add constraint weighings_weighed_check check (hanging_tenths is not null or sides_tenths is null);

-- A weighing of packages alone gets the hanging weight that gives as much at the usual yield.
-- migrate:down

alter table weighings drop constraint weighings_weighed_check;
alter table weighings disable trigger user;
update weighings set hanging_tenths = greatest(1, round(
  (select sum((one ->> 'tenths')::integer) from jsonb_array_elements(packaged) one) / 0.65)) where hanging_tenths is null;
alter table weighings enable trigger user;
alter table weighings alter column hanging_tenths set not null;
