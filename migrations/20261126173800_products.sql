-- What ranches sell besides shares of animals.

-- migrate:up

create table products (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers on delete cascade,
  kind text not null check (kind in ('CUSTOM', 'BEEF_BOX', 'SELECT_CUT')),
  name text not null,
  description text not null default '',
  image_url text,
  available boolean not null default true,
  price integer not null check (price > 0),
  weight numeric(7, 1) check (weight >= 0),
  contents text[] not null default '{}',
  cut text,
  created_at timestamptz not null default now(),
  inspection text check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT')),
  check ((kind = 'SELECT_CUT') = (cut is not null))
);
create index products_of_ranch on products (rancher_id, id);
create index products_linked_picture on products using hash (image_url) where image_url not like '/%';

create table product_variants (
  id integer generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  name text not null,
  price integer not null check (price > 0),
  size text,
  weight numeric(7, 1) check (weight >= 0)
);
create index product_variants_of_product on product_variants (product_id, id);

comment on table products is 'Beef boxes, cuts by the pound and other products.';

comment on column products.price is 'Of one piece; of one pound for a select cut.';
comment on column products.inspection is 'The inspection that a product was made under. Null: the ranch doesn''t say.';
comment on table product_variants is 'Sizes of products.';

-- migrate:down

drop table product_variants, products;
