import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table orders (
      id integer generated always as identity primary key,
      customer_id integer not null references users,
      rancher_id integer not null references ranchers,
      -- The contact as given with the order, which may differ from the account and outlives its changes.
      customer_name text not null,
      customer_email text not null,
      customer_phone text not null default '',
      customer_zip text not null,
      order_type text not null check (order_type in ('QUARTER_COW', 'HALF_COW', 'WHOLE_COW', 'SELECT_CUTS', 'BEEF_BOX', 'OTHER')),
      shipping_method text not null check (shipping_method in ('LOCAL_PICKUP', 'LOCAL_DELIVERY', 'SHIPPING')),
      shipping_fee integer not null check (shipping_fee >= 0),
      shipping_address text,
      status text not null default 'PENDING' check (status in ('PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED', 'CANCELED')),
      amount integer not null check (amount >= 0),
      -- The rate at the moment of ordering, so that a later change of rate leaves the order alone.
      commission_rate numeric(4, 1) not null check (commission_rate between 0 and 100),
      commission_amount integer not null check (commission_amount >= 0),
      commission_paid boolean not null default false,
      notes text not null default '',
      archived_at timestamptz,
      idempotency_key text,
      -- Of the request that the key came with: the same key with another request is refused.
      request_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    -- Fifty sends with one key must store one order, whichever server they reach.
    create unique index orders_idempotency_key on orders (customer_id, idempotency_key) where idempotency_key is not null;
    create index orders_of_customer on orders (customer_id, created_at desc, id desc);
    create index orders_of_ranch on orders (rancher_id, created_at desc, id desc);
    create index orders_newest on orders (created_at desc, id desc);
    create index orders_by_status on orders (status, created_at desc, id desc);
    create index orders_search on orders using gin ((lower(customer_name || ' ' || customer_email)) gin_trgm_ops);

    create table order_items (
      id integer generated always as identity primary key,
      order_id integer not null references orders on delete cascade,
      -- A snapshot: the product may be changed or deleted later, so these are no foreign keys.
      product_id integer,
      variant_id integer,
      type text not null check (type in ('QUARTER_COW', 'HALF_COW', 'WHOLE_COW', 'BEEF_BOX', 'SELECT_CUT', 'OTHER')),
      name text not null,
      variant_name text,
      quantity integer not null check (quantity between 1 and 999),
      price integer not null check (price > 0),
      weight numeric(7, 1),
      size text,
      image_url text
    );
    create index order_items_of_order on order_items (order_id, id);

    create table order_status_updates (
      id integer generated always as identity primary key,
      order_id integer not null references orders on delete cascade,
      status text not null,
      notes text not null default '',
      created_at timestamptz not null default now()
    );
    create index order_status_updates_of_order on order_status_updates (order_id, id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table order_status_updates, order_items, orders');
}
