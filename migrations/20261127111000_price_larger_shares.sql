-- A half and a whole of an animal at a flat price may cost less than two and four quarters.

-- migrate:up

alter table animals add column half_price integer check (half_price > 0),
  add column whole_price integer check (whole_price > 0);

comment on column animals.half_price is 'The flat price of a half. Null: twice that of a quarter.';
comment on column animals.whole_price is 'The flat price of the whole animal. Null: four times that of a quarter.';

-- migrate:down

alter table animals drop column half_price, drop column whole_price;
