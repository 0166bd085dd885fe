import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ranchers (
      id integer generated always as identity primary key,
      -- A person runs at most one ranch.
      user_id integer not null unique references users,
      ranch_name text not null,
      description text not null default '',
      custom_ranch_description text not null default '',
      city text not null,
      state text not null,
      zip_code text not null,
      -- Centroid of the ZIP code; null when it is not known, and then nothing is in reach.
      latitude double precision,
      longitude double precision,
      website_url text,
      image_url text,
      gallery_images text[] not null default '{}',
      video_url text,
      social_media jsonb not null default '[]',

      approval text not null default 'PENDING' check (approval in ('PENDING', 'APPROVED', 'SUSPENDED', 'REJECTED')),
      has_broker_agreement boolean not null default false,
      -- When the rancher accepted the agreement at sign-up, and which version of its text.
      agreement_accepted_at timestamptz,
      agreement_version text,
      commission_rate numeric(4, 1) check (commission_rate between 0 and 100),
      -- Moved only together with the ledger; a payment above the balance must fail even in a race.
      current_balance bigint not null default 0 check (current_balance >= 0),
      rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
      review_count integer not null default 0,

      year_established integer,
      ranch_size text,
      cattle_breed text,
      herd_size text,
      processing_facility text,
      processing_time_weeks integer check (processing_time_weeks >= 0),
      processing_notes text,
      processing_details text,

      offer_quarter_cow boolean not null default false,
      offer_half_cow boolean not null default false,
      offer_whole_cow boolean not null default false,
      quarter_cow_price integer not null default 0 check (quarter_cow_price >= 0),
      half_cow_price integer not null default 0 check (half_cow_price >= 0),
      whole_cow_price integer not null default 0 check (whole_cow_price >= 0),
      offer_select_cuts boolean not null default false,
      offer_beef_boxes boolean not null default false,
      offer_other_products boolean not null default false,
      pricing_model text not null default 'FLAT' check (pricing_model in ('FLAT', 'HANGING', 'PACKAGED')),
      price_per_pound integer not null default 0 check (price_per_pound >= 0),
      deposit_required boolean not null default false,
      deposit_amount integer not null default 0 check (deposit_amount >= 0),

      is_grass_fed boolean not null default false,
      is_grain_finished boolean not null default false,
      is_organic boolean not null default false,
      is_pasture_raised boolean not null default false,
      is_hormone_antibiotic boolean not null default false,
      is_family_owned boolean not null default false,
      is_regeneratively_raised boolean not null default false,
      feeding_method text,
      custom_feeding_method text,
      raising_practices text,
      beef_type text,
      finish_details text,

      offer_local_pickup boolean not null default false,
      pickup_instructions text,
      offer_local_delivery boolean not null default false,
      local_delivery_range integer not null default 50 check (local_delivery_range >= 0),
      local_delivery_fee integer not null default 0 check (local_delivery_fee >= 0),
      delivery_notes text,
      offer_shipping boolean not null default false,
      shipping_fee integer not null default 0 check (shipping_fee >= 0),
      shipping_nationwide boolean not null default false,
      shipping_radius integer not null default 100 check (shipping_radius >= 0),
      shipping_details text,

      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),

      -- The lowest share that is on sale: what the list sorts by price on. Nulls sort last as the highest integer.
      starting_price integer not null generated always as (least(
        case when offer_quarter_cow and quarter_cow_price > 0 then quarter_cow_price else 2147483647 end,
        case when offer_half_cow and half_cow_price > 0 then half_cow_price else 2147483647 end,
        case when offer_whole_cow and whole_cow_price > 0 then whole_cow_price else 2147483647 end
      )) stored,
      -- What a reader sees: 5 where nobody has rated yet.
      shown_rating numeric(3, 2) not null generated always as (case when review_count = 0 and rating = 0 then 5 else rating end) stored,
      sort_name text not null generated always as (lower(ranch_name)) stored,
      search_text text not null generated always as (lower(ranch_name || ' ' || description || ' ' || city || ' ' || state)) stored
    );

    create extension if not exists pg_trgm;
    -- Search matches anywhere inside a word.
    create index ranchers_search on ranchers using gin (search_text gin_trgm_ops);
    -- One index for each order of the list that customers read.
    create index ranchers_by_name on ranchers (sort_name, id) where approval = 'APPROVED';
    create index ranchers_by_price on ranchers (starting_price, id) where approval = 'APPROVED';
    create index ranchers_by_rating on ranchers (shown_rating desc, review_count desc, id desc) where approval = 'APPROVED';
    create index ranchers_newest on ranchers (created_at desc, id desc) where approval = 'APPROVED';
    create index ranchers_by_state on ranchers (state, sort_name, id);
    create index ranchers_by_zip on ranchers (zip_code text_pattern_ops);
    create index ranchers_by_approval on ranchers (approval, sort_name, id);
    create index ranchers_all_by_name on ranchers (sort_name, id);
    -- A circle is first cut out as a box.
    create index ranchers_place on ranchers using gist (point(longitude, latitude)) where latitude is not null;

    create table products (
      id integer generated always as identity primary key,
      rancher_id integer not null references ranchers on delete cascade,
      kind text not null check (kind in ('CUSTOM', 'BEEF_BOX', 'SELECT_CUT')),
      name text not null,
      description text not null default '',
      image_url text,
      available boolean not null default true,
      -- Of one piece; of one pound for a select cut.
      price integer not null check (price > 0),
      weight numeric(7, 1) check (weight >= 0),
      contents text[] not null default '{}',
      cut text,
      created_at timestamptz not null default now(),
      check ((kind = 'SELECT_CUT') = (cut is not null))
    );
    create index products_of_ranch on products (rancher_id, id);

    create table product_variants (
      id integer generated always as identity primary key,
      product_id integer not null references products on delete cascade,
      name text not null,
      price integer not null check (price > 0),
      size text,
      weight numeric(7, 1) check (weight >= 0)
    );
    create index product_variants_of_product on product_variants (product_id, id);

    create table favorites (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      rancher_id integer not null references ranchers on delete cascade,
      created_at timestamptz not null default now(),
      unique (user_id, rancher_id)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table favorites, product_variants, products, ranchers');
}
