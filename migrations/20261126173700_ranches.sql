-- Ranches and the people who run them.

-- migrate:up

create function linked_pictures(urls text[]) returns text[] language sql immutable parallel safe
return (select coalesce(array_agg(md5(url)), '{}') from unnest(urls) as url where url not like '/%');

create table ranchers (
  id integer generated always as identity primary key,
  user_id integer not null unique references users,
  ranch_name text not null,
  description text not null default '',
  custom_ranch_description text not null default '',
  city text not null,
  state text not null,
  zip_code text not null,
  latitude double precision,
  longitude double precision,
  website_url text,
  image_url text,
  gallery_images text[] not null default '{}',
  video_url text,
  social_media jsonb not null default '[]',
  approval text not null default 'PENDING' check (approval in ('PENDING', 'APPROVED', 'SUSPENDED', 'REJECTED')),
  has_broker_agreement boolean not null default false,
  agreement_accepted_at timestamptz,
  agreement_version text,
  commission_rate numeric(4, 1) check (commission_rate between 0 and 100),
  current_balance bigint not null default 0,
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
  starting_price integer not null generated always as (least(
    case when offer_quarter_cow and quarter_cow_price > 0 then quarter_cow_price else 2147483647 end,
    case when offer_half_cow and half_cow_price > 0 then half_cow_price else 2147483647 end,
    case when offer_whole_cow and whole_cow_price > 0 then whole_cow_price else 2147483647 end
  )) stored,
  sort_name text not null generated always as (lower(ranch_name)) stored,
  search_text text not null generated always as (lower(ranch_name || ' ' || description || ' ' || city || ' ' || state)) stored,
  photo_alts jsonb not null default '[]',
  shown_rate numeric(4, 1) not null generated always as (coalesce(commission_rate, 10)) stored,
  payment_instructions text,
  rating_counts integer[] not null default '{0, 0, 0, 0, 0}'
    check (array_length(rating_counts, 1) = 5 and 0 <= all (rating_counts)),
  rating numeric(3, 2) not null generated always as (case when rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5] = 0 then 0 else round((1 * rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5])::numeric / (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]), 2) end) stored,
  shown_rating numeric(3, 2) not null generated always as (case when rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5] = 0 then 5 else round((1 * rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5])::numeric / (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]), 2) end) stored,
  review_count integer not null generated always as (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]) stored,
  deletes_at timestamptz,
  approval_before text check (approval_before in ('PENDING', 'APPROVED', 'SUSPENDED', 'REJECTED')),
  pending_name text
);
create index ranchers_by_name on ranchers (sort_name, id) where approval = 'APPROVED';
create index ranchers_by_price on ranchers (starting_price, id) where approval = 'APPROVED';
create index ranchers_by_rating on ranchers (shown_rating desc, review_count desc, id desc) where approval = 'APPROVED';
create index ranchers_newest on ranchers (created_at desc, id desc) where approval = 'APPROVED';
create index ranchers_by_state on ranchers (state, sort_name, id);
create index ranchers_by_zip on ranchers (zip_code text_pattern_ops);
create index ranchers_by_approval on ranchers (approval, sort_name, id);
create index ranchers_all_by_name on ranchers (sort_name, id);
create index ranchers_by_agreement on ranchers (has_broker_agreement, sort_name, id);
create index ranchers_that_owe on ranchers (sort_name, id) where current_balance > 0;
create index ranchers_by_approval_newest on ranchers (approval, created_at, id);
create index ranchers_by_approval_balance on ranchers (approval, current_balance, id);
create index ranchers_by_approval_rate on ranchers (approval, shown_rate, id);
create index ranchers_linked_pictures on ranchers
  using gin (linked_pictures(gallery_images || image_url)) with (fastupdate = off);
create index ranchers_on_sphere on ranchers using gist (sphere_point(latitude, longitude)) where approval = 'APPROVED';
create index ranchers_local_reach on ranchers
  using gist (sphere_box(latitude, longitude, local_delivery_range)) where approval = 'APPROVED' and offer_local_delivery;
create index ranchers_shipping_reach on ranchers
  using gist (shipping_box(latitude, longitude, shipping_radius, shipping_nationwide))
  where approval = 'APPROVED' and offer_shipping;
create index ranchers_search on ranchers using gin (search_form(search_text) gin_trgm_ops);
create index ranchers_name_search on ranchers using gin (search_form(sort_name) gin_trgm_ops);
create index ranchers_place_search on ranchers using gin (search_form(lower(city || ' ' || state)) gin_trgm_ops);
create index ranchers_renamed on ranchers (id) where pending_name is not null;

create table ranch_helpers (
  user_id integer primary key references users on delete cascade,
  rancher_id integer not null references ranchers on delete cascade,
  role text not null check (role in ('RUN_RANCH', 'WORK_ORDERS')),
  invited_by integer references users on delete set null,
  since timestamptz not null default now()
);
create index ranch_helpers_of_ranch on ranch_helpers (rancher_id, since);
create index ranch_helpers_invited_by on ranch_helpers (invited_by);

create table helper_invitations (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers on delete cascade,
  email text not null,
  name text not null default '',
  role text not null check (role in ('RUN_RANCH', 'WORK_ORDERS')),
  token_hash text unique,
  invited_by integer references users on delete set null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
create unique index helper_invitations_of_email on helper_invitations (rancher_id, lower(email));
create index helper_invitations_invited_by on helper_invitations (invited_by);

create view ranch_people as
  select user_id, id as rancher_id, 'OWNER' as role from ranchers
  union all
  select h.user_id, h.rancher_id, h.role
  from ranch_helpers h join ranchers r on r.id = h.rancher_id where r.deletes_at is null;

create function keep_helpers_apart() returns trigger language plpgsql as $$
    begin
      -- Of two at once, one for a ranch of their own and one to help at another, the second must see the first.
      perform from users where id = new.user_id for no key update;
      if tg_table_name = 'ranch_helpers' then
        if exists (select from ranchers where user_id = new.user_id) then
          raise exception 'who owns a ranch cannot help at one';
        end if;
        if not exists (select from users where id = new.user_id and user_type = 'RANCHER') then
          raise exception 'helpers are ranchers';
        end if;
      elsif exists (select from ranch_helpers where user_id = new.user_id) then
        raise exception 'a helper cannot own a ranch';
      end if;
      return new;
    end $$;
create trigger ranch_helpers_kept_apart before insert or update of user_id on ranch_helpers
  for each row execute function keep_helpers_apart();
create trigger ranchers_kept_apart before insert or update of user_id on ranchers
  for each row execute function keep_helpers_apart();

create function tell_duties_changed() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'users' then
        perform pg_notify('sessions_ended', new.id::text);
        return null;
      end if;
      if tg_op <> 'INSERT' then perform pg_notify('sessions_ended', old.user_id::text); end if;
      if tg_op <> 'DELETE' then perform pg_notify('sessions_ended', new.user_id::text); end if;
      return null;
    end $$;
create trigger ranch_helpers_told after insert or update or delete on ranch_helpers
  for each row execute function tell_duties_changed();
create trigger users_admin_role_told after update of admin_role on users
  for each row when (old.admin_role <> new.admin_role) execute function tell_duties_changed();

create function tell_ranch_closed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('sessions_ended', user_id::text) from ranch_helpers where rancher_id = new.id;
      return null;
    end $$;
create trigger ranchers_told_closed after update of deletes_at on ranchers
  for each row when (old.deletes_at is distinct from new.deletes_at) execute function tell_ranch_closed();

comment on function linked_pictures is 'The hashes of pictures on other hosts; our own are paths. An address can be longer than an index allows.';

comment on table ranchers is 'Ranches.';
comment on column ranchers.user_id is 'A person runs at most one ranch.';
comment on column ranchers.latitude is 'Centroid of the ZIP code; null when it is not known, and then nothing is in reach.';
comment on column ranchers.agreement_accepted_at is 'When the rancher accepted the agreement at sign-up, and which version of its text.';
comment on column ranchers.current_balance is 'What the ranch owes the platform in cents: what its ledger makes. Below zero it is a credit.';
comment on column ranchers.starting_price is 'The lowest price of a share that is on sale, by which lists are sorted. 2147483647 without one, which comes last.';
comment on column ranchers.search_text is 'What families search by.';
comment on column ranchers.photo_alts is 'What the pictures show, in words: [{ url, alt }]. By address, so that a picture that moves keeps its words.';
comment on column ranchers.shown_rate is 'What is charged: the usual rate where none has been set.';
comment on column ranchers.payment_instructions is 'How families pay the ranch.';
comment on column ranchers.rating_counts is 'How many reviews gave one star to five stars.';
comment on column ranchers.rating is 'The mean of the stars, or 0 without reviews.';
comment on column ranchers.shown_rating is 'What a reader sees: 5 where nobody has rated yet.';
comment on column ranchers.deletes_at is 'When the ranch of an owner who closed their account is erased.';
comment on column ranchers.approval_before is 'What the approval goes back to if the account is kept.';
comment on column ranchers.pending_name is 'A new name that waits for an admin.';
comment on index ranchers_on_sphere is 'Nearest first, and what is in a circle.';
comment on index ranchers_local_reach is 'Which ranches reach a place.';
comment on table ranch_helpers is 'People who may do a part of what a ranch may do. rules/accounts/duties.ts says which part.';
comment on column ranch_helpers.user_id is 'A person helps at most one ranch.';
comment on table helper_invitations is 'Links by which people become helpers of a ranch.';
comment on column helper_invitations.name is 'What the owner calls the person. May be empty.';
comment on column helper_invitations.token_hash is 'Null until the letter is written. The token itself is never stored.';
comment on view ranch_people is 'The people of each ranch, with what they are there. Who helps at a ranch that its owner closes has nothing to do there until it is kept.';
comment on function keep_helpers_apart is 'Nobody both owns a ranch and helps at one.';
comment on function tell_duties_changed is 'Servers remember for a few seconds who somebody is, and open streams belong to somebody. Both end with a change of duties.';
comment on function tell_ranch_closed is 'Ends what servers remember of the helpers of a ranch that closes or comes back.';

-- migrate:down

drop trigger users_admin_role_told on users;
drop view ranch_people;
drop table helper_invitations, ranch_helpers, ranchers;
drop function linked_pictures, keep_helpers_apart, tell_duties_changed, tell_ranch_closed;
