-- Families, ranchers and admins.
create table users (
  id integer not null generated always as identity,
  email text not null,
  name text not null,
  phone text not null default '',
  zip_code text not null default '',
  city text not null default '',
  state text not null default '',
  user_type text not null,
  -- Null until a first password is made at approval.
  password_hash text,
  must_change_password boolean not null default false,
  -- Sessions that began before this moment (milliseconds since 1970) are over.
  sessions_valid_from bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The address of a person's calendar is made of it. A new key ends the old address.
  calendar_key uuid not null default gen_random_uuid(),
  -- When an admin first signed in without a second factor where one is required. Sessions that start later need one.
  second_factor_asked_at timestamptz,
  -- Counts only for admins. rules/accounts/duties.ts says what each may do.
  admin_role text not null default 'ALL',
  -- When the person last showed that they read the mail of users.email. Null if they haven't.
  email_confirmed_at timestamptz,
  -- When an account that its owner closed is erased. Null unless it is closed.
  deletes_at timestamptz,
  -- When the account was erased.
  deleted_at timestamptz,
  sort_name text not null generated always as (sort_form(name)) stored,
  -- The version of the terms that the person accepted last. Null for accounts from before them.
  terms_version text,
  terms_accepted_at timestamptz,
  constraint users_pkey primary key (id),
  constraint terms_accepted_once check ((terms_version is null) = (terms_accepted_at is null)),
  constraint users_admin_role_check check (admin_role in ('ALL', 'SUPPORT', 'FINANCE')),
  constraint users_user_type_check check (user_type in ('CUSTOMER', 'RANCHER', 'ADMIN'))
);
create index users_admins on users (id) where (user_type = 'ADMIN');
create index users_by_zip on users ("left"(zip_code, 5));
create unique index users_calendar_key on users (calendar_key);
create index users_customer_search on users using gin (search_form(lower(((((((((name || ' ') || email) || ' ') || phone) || ' ') || city) || ' ') || state))) gin_trgm_ops) where (user_type = 'CUSTOMER');
create index users_customers_by_name on users (sort_name, id) where (user_type = 'CUSTOMER');
create index users_customers_newest on users (created_at desc, id desc) where (user_type = 'CUSTOMER');
create index users_deletes_at on users (deletes_at) where (deletes_at is not null);
-- Emails are compared case-insensitively, and two sign-ups at once must not both win.
create unique index users_email_key on users (lower(email));
create index users_phone_search on users using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops);
create index users_rancher_search on users using gin (search_form(lower(((name || ' ') || email))) gin_trgm_ops) where (user_type = 'RANCHER');
create trigger users_admin_role_told after update of admin_role on users for each row when (old.admin_role <> new.admin_role) execute function tell_duties_changed();
create trigger users_count_delete after delete on users referencing old table as old_rows for each statement execute function count_users();
create trigger users_count_insert after insert on users referencing new table as new_rows for each statement execute function count_users();
create trigger users_count_update after update on users referencing old table as old_rows new table as new_rows for each statement execute function count_users();
create trigger users_end_push_devices after update of sessions_valid_from, deletes_at on users for each row when (old.sessions_valid_from <> new.sessions_valid_from or old.deletes_at is null and new.deletes_at is not null) execute function end_push_devices();
create trigger users_figures_delete after delete on users referencing old table as old_rows for each statement execute function tell_figures_of_users();
create trigger users_figures_insert after insert on users referencing new table as new_rows for each statement execute function tell_figures_of_users();
create trigger users_figures_update after update on users referencing old table as old_rows new table as new_rows for each statement execute function tell_figures_of_users();
create trigger users_keep_an_admin_changed before update on users for each row when (old.user_type = 'ADMIN' and old.admin_role = 'ALL' and (new.user_type <> 'ADMIN' or new.admin_role <> 'ALL')) execute function keep_an_admin();
create trigger users_keep_an_admin_deleted before delete on users for each row when (old.user_type = 'ADMIN' and old.admin_role = 'ALL') execute function keep_an_admin();
create trigger users_keep_seller after update of phone, email on users for each row when (old.phone is distinct from new.phone or old.email is distinct from new.email) execute function keep_seller();
create trigger users_progress_delete after delete on users for each row execute function tell_progress();
create trigger users_progress_update after update on users for each row when (old.created_at is distinct from new.created_at or old.user_type is distinct from new.user_type) execute function tell_progress();
create trigger users_told_contact after update of name, email, phone on users for each row when (old.name is distinct from new.name or old.email is distinct from new.email or old.phone is distinct from new.phone) execute function tell_changes_of_contacts();

-- Links that set a new password. Several links of a person may work at once. The token itself is never stored.
create table password_resets (
  user_id integer not null,
  token_hash text not null,
  expires_at timestamptz not null,
  -- Where the link was mailed to, since it shows that this email is the person's.
  email text,
  id integer not null generated always as identity,
  constraint password_resets_pkey primary key (id),
  constraint password_resets_token_hash_key unique (token_hash),
  constraint password_resets_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index password_resets_of_user on password_resets (user_id, id);

-- Links that show that an email is its person's. One of each kind: only the newest link works.
create table email_confirmations (
  user_id integer not null,
  -- False for the account's own email, true for one that is to replace it.
  is_change boolean not null,
  email text not null,
  -- Null until the letter is written. The token itself is never stored.
  token_hash text,
  expires_at timestamptz not null,
  -- When a confirmed new email replaces the old one. Null until it's confirmed.
  takes_effect_at timestamptz,
  constraint email_confirmations_pkey primary key (user_id, is_change),
  constraint email_confirmations_token_hash_key unique (token_hash),
  constraint email_confirmations_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index email_confirmations_waiting on email_confirmations (takes_effect_at) where (takes_effect_at is not null);

-- The old emails of accounts, to which a link was mailed that stops or undoes a change of how the person signs in.
create table account_undos (
  id integer not null generated always as identity,
  user_id integer not null,
  email text not null,
  -- Whether the person had shown that it's theirs. Otherwise it may be a stranger's, who must not get the account.
  was_confirmed boolean not null,
  token_hash text,
  expires_at timestamptz not null,
  happened_at timestamptz not null default now(),
  constraint account_undos_pkey primary key (id),
  constraint account_undos_token_hash_key unique (token_hash),
  constraint email_undos_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index account_undos_of_user on account_undos (user_id, id);

-- Links by which people join the team of the platform.
create table admin_invitations (
  id integer not null generated always as identity,
  email text not null,
  -- What the inviting admin calls the person. May be empty.
  name text not null default '',
  role text not null,
  -- Null until the letter is written. The token itself is never stored.
  token_hash text,
  -- Nobody joins by the word of someone who has left the team.
  invited_by integer not null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + '7 days'::interval,
  constraint admin_invitations_pkey primary key (id),
  constraint admin_invitations_token_hash_key unique (token_hash),
  constraint admin_invitations_role_check check (role in ('ALL', 'SUPPORT', 'FINANCE')),
  constraint admin_invitations_invited_by_fkey foreign key (invited_by) references users(id) on delete cascade
);
create index admin_invitations_invited_by on admin_invitations (invited_by);
create unique index admin_invitations_of_email on admin_invitations (lower(email));

-- Apps that show a code of six digits.
create table authenticators (
  user_id integer not null,
  -- Encrypted, so that whoever reads the table or a backup has no codes.
  secret bytea not null,
  -- Null until a first code of it was right.
  confirmed_at timestamptz,
  -- The half minute of the last code that was used, so that none is used twice.
  last_step bigint not null default 0,
  constraint authenticators_pkey primary key (user_id),
  constraint authenticators_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

-- Codes that each replace the second factor once.
create table recovery_codes (
  id integer not null generated always as identity,
  user_id integer not null,
  code_hash text not null,
  -- When it was made, so that an owner who takes back a change also takes away the codes that came with it.
  created_at timestamptz not null default now(),
  constraint recovery_codes_pkey primary key (id),
  constraint recovery_codes_code_hash_key unique (code_hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index recovery_codes_of_user on recovery_codes (user_id);

-- Devices that sign a person in without a password.
create table passkeys (
  id integer not null generated always as identity,
  user_id integer not null,
  credential_id text not null,
  public_key bytea not null,
  -- Counts uses on devices that count, so that a copied passkey is noticed.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint passkeys_pkey primary key (id),
  constraint passkeys_credential_id_key unique (credential_id),
  constraint passkeys_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint passkeys_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index passkeys_of_user on passkeys (user_id);

-- What devices have been asked to sign, for a few minutes.
create table passkey_challenges (
  challenge text not null,
  -- Null for a sign-in.
  user_id integer,
  expires_at timestamptz not null,
  -- A hash of what only this browser sends.
  browser text not null,
  constraint passkey_challenges_pkey primary key (challenge),
  constraint passkey_challenges_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index passkey_challenges_expired on passkey_challenges (expires_at);

-- Sessions of browsers, in the layout that connect-pg-simple reads and writes. Ids are hashed.
create table sessions (
  sid text not null,
  sess json not null,
  expire timestamptz not null,
  constraint sessions_pkey primary key (sid)
);
create index sessions_expire on sessions (expire);
-- Ending all sessions of a person must not scan the table.
create index sessions_user on sessions ((((sess ->> 'userId'))::integer));
create trigger sessions_end_push_device after delete on sessions for each row when (old.expire > now()) execute function end_push_device();

-- How often things were tried, in the layout that rate-limiter-flexible reads and writes.
create table rate_limits (
  key text not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey primary key (key)
);
create index rate_limits_expire on rate_limits (expire);

-- The keys of changes that were made, so that one that is sent again after a lost answer is not made twice.
create table sent_changes (
  -- Null for visitors.
  user_id integer,
  key text not null,
  -- Of what the change was, so that a key for another one is refused.
  fingerprint text not null,
  created_at timestamptz not null default now(),
  -- The ids of what was made, to answer with it again.
  made integer[] not null default '{}'::integer[],
  constraint sent_changes_key_check check (length(key) >= 1 and length(key) <= 200),
  constraint sent_changes_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
-- Visitors share their keys, so a client chooses ones that nobody can guess.
create unique index sent_changes_key on sent_changes (user_id, key) nulls not distinct;

-- The job workers that are alive. What others have locked is let go, or it would wait for hours.
create table job_workers (
  worker_id text not null,
  seen_at timestamptz not null,
  constraint job_workers_pkey primary key (worker_id)
);

-- What people did. No foreign keys, and names as they were: an entry outlives whom and what it is about.
create table audit_entries (
  id integer not null generated always as identity,
  action text not null,
  -- Null for someone who was not signed in and for a command.
  actor_id integer,
  actor_name text not null default '',
  record_type text,
  record_id integer,
  record_name text not null default '',
  changes jsonb not null default '[]'::jsonb,
  created_at timestamptz not null default now(),
  -- As it was then, like the other names of an entry; null for what came by a session or a command.
  token_name text,
  address text,
  user_agent text,
  constraint audit_entries_pkey primary key (id),
  constraint audit_entries_action_check check (action ~ '^[A-Z]+(_[A-Z]+)*$'),
  constraint audit_entries_check check ((record_type is null) = (record_id is null)),
  constraint audit_entries_record_type_check check (record_type in ('USER', 'RANCHER', 'ORDER'))
);
create index audit_newest on audit_entries (created_at desc, id desc);
create index audit_of_action on audit_entries (action, created_at desc, id desc);
create index audit_of_actor on audit_entries (actor_id, created_at desc, id desc) where (actor_id is not null);
create index audit_of_record on audit_entries (record_type, record_id, created_at desc, id desc) where (record_id is not null);
create index audit_search on audit_entries using gin (search_form(lower(((actor_name || ' ') || record_name))) gin_trgm_ops);
create trigger audit_entries_count_delete after delete on audit_entries referencing old table as old_rows for each statement execute function count_audit_entries();
create trigger audit_entries_count_insert after insert on audit_entries referencing new table as new_rows for each statement execute function count_audit_entries();
create trigger audit_entries_count_update after update on audit_entries referencing old table as old_rows new table as new_rows for each statement execute function count_audit_entries();
create trigger audit_is_append_only before delete or update on audit_entries for each row execute function refuse_audit_change();
create trigger audit_is_never_emptied before truncate on audit_entries for each statement execute function refuse_audit_change();

-- US ZIP codes and those of the territories, with city, state code and centroid. Source: GeoNames (CC BY 4.0).
create table zip_codes (
  zip_code text not null,
  city text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null,
  constraint zip_codes_pkey primary key (zip_code)
);
create index zip_codes_on_sphere on zip_codes using gist (sphere_point(latitude, longitude));
create trigger zip_codes_told after insert or delete or update or truncate on zip_codes for each statement execute function tell_changes_of_zip_codes();

-- Ranches.
create table ranchers (
  id integer not null generated always as identity,
  -- A person runs at most one ranch.
  user_id integer not null,
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
  gallery_images text[] not null default '{}'[],
  video_url text,
  social_media jsonb not null default '[]'::jsonb,
  approval text not null default 'PENDING',
  has_broker_agreement boolean not null default false,
  -- When the rancher accepted the agreement at sign-up, and which version of its text.
  agreement_accepted_at timestamptz,
  agreement_version text,
  commission_rate numeric(4,1),
  -- What the ranch owes the platform in cents: what its ledger makes. Below zero it is a credit.
  current_balance bigint not null default 0,
  year_established integer,
  ranch_size text,
  cattle_breed text,
  herd_size text,
  processing_facility text,
  processing_time_weeks integer,
  processing_notes text,
  processing_details text,
  offer_quarter_cow boolean not null default false,
  offer_half_cow boolean not null default false,
  offer_whole_cow boolean not null default false,
  quarter_cow_price integer not null default 0,
  half_cow_price integer not null default 0,
  whole_cow_price integer not null default 0,
  offer_select_cuts boolean not null default false,
  offer_beef_boxes boolean not null default false,
  offer_other_products boolean not null default false,
  pricing_model text not null default 'FLAT',
  price_per_pound integer not null default 0,
  deposit_required boolean not null default false,
  deposit_amount integer not null default 0,
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
  local_delivery_range integer not null default 50,
  local_delivery_fee integer not null default 0,
  delivery_notes text,
  offer_shipping boolean not null default false,
  shipping_fee integer not null default 0,
  shipping_nationwide boolean not null default false,
  shipping_radius integer not null default 100,
  shipping_details text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The lowest price of a share that is on sale, by which lists are sorted. 2147483647 without one, which comes last.
  starting_price integer not null generated always as (least(
case
    when offer_quarter_cow and quarter_cow_price > 0 then quarter_cow_price
    else 2147483647
end,
case
    when offer_half_cow and half_cow_price > 0 then half_cow_price
    else 2147483647
end,
case
    when offer_whole_cow and whole_cow_price > 0 then whole_cow_price
    else 2147483647
end)) stored,
  -- What families search by.
  search_text text not null generated always as (lower((((((ranch_name || ' ') || description) || ' ') || city) || ' ') || state)) stored,
  -- What the pictures show, in words: [{ url, alt }]. By address, so that a picture that moves keeps its words.
  photo_alts jsonb not null default '[]'::jsonb,
  -- What is charged: the usual rate where none has been set.
  shown_rate numeric(4,1) not null generated always as (coalesce(commission_rate, 10::numeric)) stored,
  -- How families pay the ranch.
  payment_instructions text,
  -- How many reviews gave one star to five stars.
  rating_counts integer[] not null default '{0,0,0,0,0}'::integer[],
  -- The mean of the stars, or 0 without reviews.
  rating numeric(3,2) not null generated always as (
case
    when (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]) = 0 then 0::numeric
    else round((1 * rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5])::numeric / (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5])::numeric, 2)
end) stored,
  -- What a reader sees: 5 where nobody has rated yet.
  shown_rating numeric(3,2) not null generated always as (
case
    when (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]) = 0 then 5::numeric
    else round((1 * rating_counts[1] + 2 * rating_counts[2] + 3 * rating_counts[3] + 4 * rating_counts[4] + 5 * rating_counts[5])::numeric / (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5])::numeric, 2)
end) stored,
  review_count integer not null generated always as (rating_counts[1] + rating_counts[2] + rating_counts[3] + rating_counts[4] + rating_counts[5]) stored,
  -- When the ranch of an owner who closed their account is erased.
  deletes_at timestamptz,
  -- What the approval goes back to if the account is kept.
  approval_before text,
  -- A new name that waits for an admin.
  pending_name text,
  street text,
  sort_name text not null generated always as (sort_form(ranch_name)) stored,
  yield_from smallint,
  yield_to smallint,
  yield_animals integer,
  -- Whether its shares are always of an animal or in line for one. An animal that opens turns it on.
  sells_by_animal boolean not null default false,
  -- Whether families may wait for the next animal.
  takes_line boolean not null default true,
  -- Within how many days after an order its deposit is due.
  deposit_days integer not null default 7,
  -- Null while the ranch has chosen none: then a family can cancel until the ranch starts on its order.
  cancel_terms_name text,
  -- Of own terms, as the two that follow: the hours in which everything comes back.
  cancel_hours smallint not null default 24,
  cancel_waiting_percent smallint not null default 50,
  cancel_assigned_percent smallint not null default 25,
  -- The address at which families pay the ranch, at a service of its own.
  payment_link text,
  constraint ranchers_pkey primary key (id),
  constraint ranchers_user_id_key unique (user_id),
  constraint ranchers_approval_before_check check (approval_before in ('PENDING', 'APPROVED', 'SUSPENDED', 'REJECTED')),
  constraint ranchers_approval_check check (approval in ('PENDING', 'APPROVED', 'SUSPENDED', 'REJECTED')),
  constraint ranchers_cancel_assigned_percent_check check (cancel_assigned_percent >= 0 and cancel_assigned_percent <= 100),
  constraint ranchers_cancel_hours_check check (cancel_hours >= 0 and cancel_hours <= 720),
  constraint ranchers_cancel_terms_name_check check (cancel_terms_name in ('EASY', 'USUAL', 'FIRM', 'OWN')),
  constraint ranchers_cancel_waiting_percent_check check (cancel_waiting_percent >= 0 and cancel_waiting_percent <= 100),
  constraint ranchers_commission_rate_check check (commission_rate >= 0::numeric and commission_rate <= 100::numeric),
  constraint ranchers_deposit_amount_check check (deposit_amount >= 0),
  constraint ranchers_deposit_days_check check (deposit_days >= 1 and deposit_days <= 60),
  constraint ranchers_half_cow_price_check check (half_cow_price >= 0),
  constraint ranchers_local_delivery_fee_check check (local_delivery_fee >= 0),
  constraint ranchers_local_delivery_range_check check (local_delivery_range >= 0),
  constraint ranchers_price_per_pound_check check (price_per_pound >= 0),
  constraint ranchers_pricing_model_check check (pricing_model in ('FLAT', 'HANGING', 'PACKAGED')),
  constraint ranchers_processing_time_weeks_check check (processing_time_weeks >= 0),
  constraint ranchers_quarter_cow_price_check check (quarter_cow_price >= 0),
  constraint ranchers_rating_counts_check check (array_length(rating_counts, 1) = 5 and (0 <= all (rating_counts))),
  constraint ranchers_shipping_fee_check check (shipping_fee >= 0),
  constraint ranchers_shipping_radius_check check (shipping_radius >= 0),
  constraint ranchers_whole_cow_price_check check (whole_cow_price >= 0),
  constraint ranchers_user_id_fkey foreign key (user_id) references users(id)
);
create index ranchers_all_by_name on ranchers (sort_name, id);
create index ranchers_by_agreement on ranchers (has_broker_agreement, sort_name, id);
create index ranchers_by_approval on ranchers (approval, sort_name, id);
create index ranchers_by_approval_balance on ranchers (approval, current_balance, id);
create index ranchers_by_approval_newest on ranchers (approval, created_at, id);
create index ranchers_by_approval_rate on ranchers (approval, shown_rate, id);
create index ranchers_by_name on ranchers (sort_name, id) where (approval = 'APPROVED');
create index ranchers_by_price on ranchers (starting_price, id) where (approval = 'APPROVED');
create index ranchers_by_rating on ranchers (shown_rating desc, review_count desc, id desc) where (approval = 'APPROVED');
create index ranchers_by_state on ranchers (state, sort_name, id);
create index ranchers_by_zip on ranchers (zip_code text_pattern_ops);
create index ranchers_linked_pictures on ranchers using gin (linked_pictures((gallery_images || image_url))) with (fastupdate=off);
-- Which ranches reach a place.
create index ranchers_local_reach on ranchers using gist (sphere_box(latitude, longitude, (local_delivery_range)::double precision)) where ((approval = 'APPROVED') and offer_local_delivery);
create index ranchers_name_search on ranchers using gin (search_form(ranch_name) gin_trgm_ops);
create index ranchers_newest on ranchers (created_at desc, id desc) where (approval = 'APPROVED');
create index ranchers_nowhere on ranchers (id) where ((latitude is null) or (longitude is null));
-- Nearest first, and what is in a circle.
create index ranchers_on_sphere on ranchers using gist (sphere_point(latitude, longitude)) where (approval = 'APPROVED');
create index ranchers_place_search on ranchers using gin (search_form(lower(((city || ' ') || state))) gin_trgm_ops);
create index ranchers_renamed on ranchers (id) where (pending_name is not null);
create index ranchers_search on ranchers using gin (search_form(search_text) gin_trgm_ops);
create index ranchers_shipping_reach on ranchers using gist (shipping_box(latitude, longitude, shipping_radius, shipping_nationwide)) where ((approval = 'APPROVED') and offer_shipping);
create index ranchers_that_owe on ranchers (sort_name, id) where (current_balance > 0);
create trigger ranchers_balance before update of current_balance on ranchers for each row when (old.current_balance is distinct from new.current_balance) execute function refuse_balance();
create trigger ranchers_charges after update on ranchers for each row when (old.current_balance is distinct from new.current_balance) execute function tell_charges();
create trigger ranchers_check after update of current_balance on ranchers for each row when (old.current_balance is distinct from new.current_balance) execute function check_ranch_later();
create trigger ranchers_count_delete after delete on ranchers referencing old table as old_rows for each statement execute function count_ranchers();
create trigger ranchers_count_insert after insert on ranchers referencing new table as new_rows for each statement execute function count_ranchers();
create trigger ranchers_count_states_delete after delete on ranchers referencing old table as old_rows for each statement execute function count_states();
create trigger ranchers_count_states_insert after insert on ranchers referencing new table as new_rows for each statement execute function count_states();
create trigger ranchers_count_states_update after update on ranchers referencing old table as old_rows new table as new_rows for each statement execute function count_states();
create trigger ranchers_count_update after update on ranchers referencing old table as old_rows new table as new_rows for each statement execute function count_ranchers();
create trigger ranchers_keep_harvests_insert after insert on ranchers referencing new table as new_rows for each statement execute function keep_harvests_of_ranchers();
create trigger ranchers_keep_harvests_update after update on ranchers referencing old table as old_rows new table as new_rows for each statement execute function keep_harvests_of_ranchers();
create trigger ranchers_keep_new_seller after insert on ranchers for each row execute function keep_seller();
create trigger ranchers_keep_seller after update of ranch_name, street, city, state on ranchers for each row when (old.ranch_name is distinct from new.ranch_name or old.street is distinct from new.street or old.city is distinct from new.city or old.state is distinct from new.state) execute function keep_seller();
create trigger ranchers_kept_apart before insert or update of user_id on ranchers for each row execute function keep_helpers_apart();
create trigger ranchers_move_herd_figures after update on ranchers for each row when (old.state is distinct from new.state) execute function move_herd_figures();
create trigger ranchers_new_balance before insert on ranchers for each row when (new.current_balance <> 0) execute function refuse_balance();
create trigger ranchers_state_of_sales after update of state on ranchers for each row when (old.state is distinct from new.state) execute function move_sales_to_state();
create trigger ranchers_told_closed after update of deletes_at on ranchers for each row when (old.deletes_at is distinct from new.deletes_at) execute function tell_ranch_closed();
create trigger ranchers_told_delete after delete on ranchers referencing old table as old_rows for each statement execute function tell_changes_of_ranchers();
create trigger ranchers_told_insert after insert on ranchers referencing new table as new_rows for each statement execute function tell_changes_of_ranchers();
create trigger ranchers_told_truncate after truncate on ranchers for each statement execute function tell_changes_of_ranchers();
create trigger ranchers_told_update after update on ranchers referencing old table as old_rows new table as new_rows for each statement execute function tell_changes_of_ranchers();

-- People who may do a part of what a ranch may do. rules/accounts/duties.ts says which part.
create table ranch_helpers (
  -- A person helps at most one ranch.
  user_id integer not null,
  rancher_id integer not null,
  role text not null,
  invited_by integer,
  since timestamptz not null default now(),
  constraint ranch_helpers_pkey primary key (user_id),
  constraint ranch_helpers_role_check check (role in ('RUN_RANCH', 'WORK_ORDERS')),
  constraint ranch_helpers_invited_by_fkey foreign key (invited_by) references users(id) on delete set null,
  constraint ranch_helpers_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade,
  constraint ranch_helpers_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index ranch_helpers_invited_by on ranch_helpers (invited_by);
create index ranch_helpers_of_ranch on ranch_helpers (rancher_id, since);
create trigger ranch_helpers_kept_apart before insert or update of user_id on ranch_helpers for each row execute function keep_helpers_apart();
create trigger ranch_helpers_told after insert or delete or update on ranch_helpers for each row execute function tell_duties_changed();

-- Links by which people become helpers of a ranch.
create table helper_invitations (
  id integer not null generated always as identity,
  rancher_id integer not null,
  email text not null,
  -- What the owner calls the person. May be empty.
  name text not null default '',
  role text not null,
  -- Null until the letter is written. The token itself is never stored.
  token_hash text,
  invited_by integer,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + '7 days'::interval,
  constraint helper_invitations_pkey primary key (id),
  constraint helper_invitations_token_hash_key unique (token_hash),
  constraint helper_invitations_role_check check (role in ('RUN_RANCH', 'WORK_ORDERS')),
  constraint helper_invitations_invited_by_fkey foreign key (invited_by) references users(id) on delete set null,
  constraint helper_invitations_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade
);
create index helper_invitations_invited_by on helper_invitations (invited_by);
create unique index helper_invitations_of_email on helper_invitations (rancher_id, lower(email));

-- Beef boxes, cuts by the pound and other products.
create table products (
  id integer not null generated always as identity,
  rancher_id integer not null,
  kind text not null,
  name text not null,
  description text not null default '',
  image_url text,
  available boolean not null default true,
  -- Of one piece; of one pound for a select cut.
  price integer not null,
  weight numeric(7,1),
  contents text[] not null default '{}'[],
  cut text,
  created_at timestamptz not null default now(),
  -- The inspection that a product was made under. Null: the ranch doesn't say.
  inspection text,
  constraint products_pkey primary key (id),
  constraint products_check check ((kind = 'SELECT_CUT') = (cut is not null)),
  constraint products_inspection_check check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT')),
  constraint products_kind_check check (kind in ('CUSTOM', 'BEEF_BOX', 'SELECT_CUT')),
  constraint products_price_check check (price > 0),
  constraint products_weight_check check (weight >= 0::numeric),
  constraint products_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade
);
create index products_linked_picture on products using hash (image_url) where (image_url !~~ '/%');
create index products_of_ranch on products (rancher_id, id);
create trigger products_told_delete after delete on products referencing old table as old_rows for each statement execute function tell_changes_of_products();
create trigger products_told_insert after insert on products referencing new table as new_rows for each statement execute function tell_changes_of_products();
create trigger products_told_truncate after truncate on products for each statement execute function tell_changes_of_products();
create trigger products_told_update after update on products referencing old table as old_rows new table as new_rows for each statement execute function tell_changes_of_products();

-- Sizes of products.
create table product_variants (
  id integer not null generated always as identity,
  product_id integer not null,
  name text not null,
  price integer not null,
  size text,
  weight numeric(7,1),
  constraint product_variants_pkey primary key (id),
  constraint product_variants_price_check check (price > 0),
  constraint product_variants_weight_check check (weight >= 0::numeric),
  constraint product_variants_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);
create index product_variants_of_product on product_variants (product_id, id);
create trigger product_variants_told_delete after delete on product_variants referencing old table as old_rows for each statement execute function tell_changes_of_product_variants();
create trigger product_variants_told_insert after insert on product_variants referencing new table as new_rows for each statement execute function tell_changes_of_product_variants();
create trigger product_variants_told_truncate after truncate on product_variants for each statement execute function tell_changes_of_product_variants();
create trigger product_variants_told_update after update on product_variants referencing old table as old_rows new table as new_rows for each statement execute function tell_changes_of_product_variants();

-- Ranches that people marked.
create table favorites (
  id integer not null generated always as identity,
  user_id integer not null,
  rancher_id integer not null,
  created_at timestamptz not null default now(),
  constraint favorites_pkey primary key (id),
  constraint favorites_user_id_rancher_id_key unique (user_id, rancher_id),
  constraint favorites_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade,
  constraint favorites_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

-- Photos that were uploaded, shown or not. What no ranch shows goes after a day.
create table photo_uploads (
  id integer not null generated always as identity,
  rancher_id integer not null,
  -- Of the file as it came: the same photo again is the same upload.
  hash text not null,
  -- Of the largest picture that was made of it.
  width integer not null,
  height integer not null,
  -- All pictures that were made of it together.
  bytes integer not null,
  created_at timestamptz not null default now(),
  -- The family that uploaded a photo for its review. Null: the ranch.
  user_id integer,
  constraint photo_uploads_pkey primary key (id),
  constraint photo_uploads_rancher_id_hash_key unique (rancher_id, hash),
  constraint photo_uploads_bytes_check check (bytes > 0),
  constraint photo_uploads_height_check check (height > 0),
  constraint photo_uploads_width_check check (width > 0),
  constraint photo_uploads_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade,
  constraint photo_uploads_user_id_fkey foreign key (user_id) references users(id)
);
create index photo_uploads_by_age on photo_uploads (created_at);

-- Pictures that admins have taken down. They are not shown again.
create table taken_down_pictures (
  -- MD5 of the URL of a linked picture, or of '/photos/{ranch}/{hash}'.
  picture text not null,
  taken_down_at timestamptz not null default now(),
  constraint taken_down_pictures_pkey primary key (picture)
);

-- What happened. No foreign keys: it is told also when what it was about is gone.
create table events (
  id bigint not null generated always as identity,
  -- Its place among all events, without a gap. Null until a reader puts it in line: ids are given before the transactions end, so that by id alone a smaller one could appear behind a larger one that was read already.
  position bigint,
  type text not null,
  -- No foreign keys: what happened is told also when what it was about is gone.
  rancher_id integer not null,
  order_id integer,
  status text,
  amount integer not null,
  transaction_id integer,
  created_at timestamptz not null default now(),
  animal_id integer,
  claim_id integer,
  review_id integer,
  conversation_id integer,
  message_id integer,
  -- The trace that wrote the event. Its webhooks send it.
  traceparent text default current_traceparent(),
  complaint_id integer,
  constraint events_pkey primary key (id),
  constraint events_position_key unique ("position"),
  constraint events_type_check check (type ~ '^[A-Z]+(_[A-Z]+)*$')
);
create index events_not_in_line on events (id) where ("position" is null);
create index events_of_ranch on events (rancher_id, "position");
create index events_of_type on events (type, "position");
-- At the end of the transaction, when it holds all its other locks: transactions wait for one another here, and none in a circle.
create constraint trigger events_wake_webhooks after insert on events deferrable initially deferred for each row execute function wake_webhooks();

-- Addresses of partners that events are sent to.
create table webhooks (
  id integer not null generated always as identity,
  user_id integer not null,
  -- Whose events are sent; null: all, for admins.
  rancher_id integer,
  url text not null,
  -- Encrypted. Every event is signed with it.
  secret text not null,
  -- Empty: all.
  types text[] not null default '{}'[],
  enabled boolean not null default true,
  -- The last event that was taken or was none of this webhook's.
  position bigint not null,
  failures integer not null default 0,
  -- Since when the next event is tried in vain.
  failing_since timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz not null default now(),
  -- Since when events go to this URL.
  url_since timestamptz not null default now(),
  -- Encrypted. They sign too, each for a day after it was replaced.
  old_secrets text[] not null default '{}'[],
  -- When the secret replaced another one. Null if it is the first.
  secret_since timestamptz,
  -- When each of old_secrets was replaced.
  old_secrets_since timestamptz[] not null default '{}'::timestamptz[],
  constraint webhooks_pkey primary key (id),
  constraint webhooks_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade,
  constraint webhooks_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index webhooks_failed on webhooks (failing_since desc, id desc) where (not enabled);
create index webhooks_of_ranch on webhooks (rancher_id) where enabled;
create index webhooks_of_user on webhooks (user_id, created_at desc, id desc);

-- The tries to send events.
create table webhook_deliveries (
  id integer not null generated always as identity,
  webhook_id integer not null,
  -- The position of the event.
  event_id bigint not null,
  event_type text not null,
  succeeded boolean not null,
  status integer,
  error text,
  duration integer not null,
  created_at timestamptz not null default now(),
  constraint webhook_deliveries_pkey primary key (id),
  constraint webhook_deliveries_webhook_id_fkey foreign key (webhook_id) references webhooks(id) on delete cascade
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
-- Only finds what is old; a sorted one would tempt the planner to look for a webhook's tries among all.
create index webhook_deliveries_old on webhook_deliveries using brin (created_at);

-- Secrets that programs sign in with.
create table api_tokens (
  id integer not null generated always as identity,
  user_id integer not null,
  name text not null,
  -- The secret is random and long: a plain hash of it cannot be guessed back.
  secret_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  constraint api_tokens_pkey primary key (id),
  constraint api_tokens_secret_hash_key unique (secret_hash),
  constraint api_tokens_scopes_check check (cardinality(scopes) > 0 and array_to_string(scopes, ' ', '') ~ '^[A-Z]+(_[A-Z]+)*( [A-Z]+(_[A-Z]+)*)*$'),
  constraint api_tokens_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index api_tokens_of_user on api_tokens (user_id, created_at desc, id desc) where (revoked_at is null);

-- What people wrote to the platform.
create table feedback (
  id integer not null generated always as identity,
  user_id integer,
  feedback text not null,
  type text not null,
  page_url text not null default '',
  created_at timestamptz not null default now(),
  constraint feedback_pkey primary key (id),
  constraint feedback_type_check check (type in ('SUGGESTION', 'ISSUE', 'OTHER')),
  constraint feedback_user_id_fkey foreign key (user_id) references users(id) on delete set null
);
create index feedback_newest on feedback (created_at desc, id desc);
create trigger feedback_count_delete after delete on feedback referencing old table as old_rows for each statement execute function count_feedback();
create trigger feedback_count_insert after insert on feedback referencing new table as new_rows for each statement execute function count_feedback();
create trigger feedback_count_update after update on feedback referencing old table as old_rows new table as new_rows for each statement execute function count_feedback();

-- Orders of families at ranches. Amounts are cents.
create table orders (
  id integer not null generated always as identity,
  customer_id integer not null,
  rancher_id integer not null,
  -- The contact as given with the order, which may differ from the account and outlives its changes.
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null default '',
  customer_zip text not null,
  order_type text not null,
  shipping_method text not null,
  shipping_fee integer not null,
  shipping_address text,
  status text not null default 'PENDING',
  -- What the ranch bills, without delivery.
  amount integer not null,
  -- The rate at the moment of ordering, so that a later change of rate leaves the order alone.
  commission_rate numeric(4,1) not null,
  commission_amount integer not null,
  commission_paid boolean not null default false,
  notes text not null default '',
  archived_at timestamptz,
  idempotency_key text,
  -- Of the request that the key came with: the same key with another request is refused.
  request_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What only the ranch and admins read.
  private_notes text,
  -- The day of pickup or delivery, as YYYY-MM-DD.
  handover_day text,
  -- The total of the last revision. Null once a share that was settled has lost its animal.
  settled_total integer,
  -- What the ranch got less what it gave back. The trigger of order_payments keeps it.
  received integer not null default 0,
  -- Since when something is due. Null until then.
  owed_since timestamptz,
  -- When the family was last reminded of what it owes.
  reminded_at timestamptz,
  -- The charges and discounts that the next revision has.
  charges jsonb not null default '[]'::jsonb,
  -- What the family still owes the ranch.
  owes integer not null generated always as (
case
    when status = 'CANCELED' or owed_since is null then 0
    else greatest(coalesce(settled_total, amount + shipping_fee) - received, 0)
end) stored,
  -- What the ranch keeps of what it received for a canceled order. The trigger of order_payments keeps it.
  kept integer not null default 0,
  customer_sort_name text not null generated always as (sort_form(customer_name)) stored,
  -- The part of the amount that is fees of a processor and other charges.
  billed_fees integer not null default 0,
  -- The part of the amount that is beef and products, less discounts. Commission is due on it.
  goods integer generated always as (amount - billed_fees) stored,
  -- The version of the terms that the family accepted by sending the order.
  terms_version text,
  -- The terms of the ranch when the order was placed. Nothing changes them.
  cancel_terms jsonb,
  constraint orders_pkey primary key (id),
  constraint orders_amount_check check (amount >= 0),
  constraint orders_commission_amount_check check (commission_amount >= 0),
  constraint orders_commission_rate_check check (commission_rate >= 0::numeric and commission_rate <= 100::numeric),
  constraint orders_goods_check check (amount >= billed_fees),
  constraint orders_handover_day_check check (handover_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint orders_kept_check check (kept >= 0),
  constraint orders_order_type_check check (order_type in ('QUARTER_COW', 'HALF_COW', 'WHOLE_COW', 'SELECT_CUTS', 'BEEF_BOX', 'OTHER')),
  constraint orders_settled_total_check check (settled_total >= 0),
  constraint orders_shipping_fee_check check (shipping_fee >= 0),
  constraint orders_shipping_method_check check (shipping_method in ('LOCAL_PICKUP', 'LOCAL_DELIVERY', 'SHIPPING')),
  constraint orders_status_check check (status in ('PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED', 'CANCELED')),
  constraint orders_customer_id_fkey foreign key (customer_id) references users(id),
  constraint orders_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index orders_by_amount on orders (amount, id);
create index orders_by_status on orders (status, created_at desc, id desc);
create index orders_by_update on orders (updated_at, id);
create index orders_by_zip on orders ("left"(customer_zip, 5));
create index orders_fulfilled_of_customer on orders (customer_id, rancher_id, created_at) where (status = 'FULFILLED');
-- Fifty sends with one key must store one order, whichever server they reach.
create unique index orders_idempotency_key on orders (customer_id, idempotency_key) where (idempotency_key is not null);
create index orders_newest on orders (created_at desc, id desc);
create index orders_of_customer on orders (customer_id, created_at desc, id desc);
create index orders_of_customer_by_update on orders (customer_id, updated_at desc, id desc);
create index orders_of_ranch on orders (rancher_id, created_at desc, id desc);
create index orders_of_ranch_by_amount on orders (rancher_id, amount desc, id desc);
create index orders_of_ranch_by_customer on orders (rancher_id, customer_sort_name, id);
create index orders_of_ranch_by_update on orders (rancher_id, updated_at desc, id desc);
create index orders_owing_commission on orders (rancher_id) where ((status = 'FULFILLED') and (not commission_paid));
create index orders_phone_search on orders using gin (regexp_replace(customer_phone, '[^0-9]', '', 'g') gin_trgm_ops);
create index orders_search on orders using gin (search_form(lower(((customer_name || ' ') || customer_email))) gin_trgm_ops);
create index orders_that_owe on orders (rancher_id, owed_since, id) where (owes > 0);
create trigger orders_charges after update on orders for each row when ((old.status = 'FULFILLED') is distinct from (new.status = 'FULFILLED') or old.commission_paid is distinct from new.commission_paid) execute function tell_charges();
create trigger orders_check after update of status, commission_paid on orders for each row when ((old.status = 'FULFILLED') is distinct from (new.status = 'FULFILLED') or old.commission_paid is distinct from new.commission_paid) execute function check_ranch_later();
create trigger orders_count_delete after delete on orders referencing old table as old_rows for each statement execute function count_orders();
create trigger orders_count_insert after insert on orders referencing new table as new_rows for each statement execute function count_orders();
create trigger orders_count_update after update on orders referencing old table as old_rows new table as new_rows for each statement execute function count_orders();
create trigger orders_figures_delete after delete on orders referencing old table as old_rows for each statement execute function tell_figures_of_orders();
create trigger orders_figures_insert after insert on orders referencing new table as new_rows for each statement execute function tell_figures_of_orders();
create trigger orders_figures_update after update on orders referencing old table as old_rows new table as new_rows for each statement execute function tell_figures_of_orders();
create constraint trigger orders_keep_history after update of status on orders deferrable initially deferred for each row when (old.status is distinct from new.status) execute function refuse_move_without_history();
create trigger orders_new_sums before insert on orders for each row when (new.received <> 0 or new.settled_total is not null) execute function refuse_sums_of_order();
create trigger orders_open_conversations after insert on orders referencing new table as placed for each statement execute function open_conversations();
create trigger orders_progress after insert or delete on orders for each row execute function tell_progress();
create trigger orders_progress_update after update on orders for each row when (old.customer_id is distinct from new.customer_id or (old.status = 'FULFILLED') is distinct from (new.status = 'FULFILLED')) execute function tell_progress();
create trigger orders_sums before update of received, settled_total on orders for each row when (old.received is distinct from new.received or old.settled_total is distinct from new.settled_total) execute function refuse_sums_of_order();

-- What was ordered, as it was then.
create table order_items (
  id integer not null generated always as identity,
  order_id integer not null,
  -- A snapshot: the product may be changed or deleted later, so these are no foreign keys.
  product_id integer,
  variant_id integer,
  type text not null,
  name text not null,
  variant_name text,
  quantity integer not null,
  price integer not null,
  weight numeric(7,1),
  size text,
  image_url text,
  -- The weight that the price goes by. Null for a flat price.
  basis text,
  price_per_pound integer,
  -- The weight that it was settled by, in tenths of a pound.
  settled_tenths integer,
  constraint order_items_pkey primary key (id),
  constraint order_items_basis_check check (basis in ('HANGING', 'PACKAGED')),
  constraint order_items_price_check check (price > 0),
  constraint order_items_quantity_check check (quantity >= 1 and quantity <= 999),
  constraint order_items_type_check check (type in ('QUARTER_COW', 'HALF_COW', 'WHOLE_COW', 'BEEF_BOX', 'SELECT_CUT', 'OTHER')),
  constraint order_items_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);
create index order_items_of_order on order_items (order_id, id);

-- The history of orders.
create table order_status_updates (
  id integer not null generated always as identity,
  order_id integer not null,
  status text not null,
  notes text not null default '',
  created_at timestamptz not null default now(),
  -- Which side moved an order; null where nobody can tell any more.
  moved_by text,
  -- Who of the ranch moved an order. The ranch itself and admins read it.
  mover_id integer,
  constraint order_status_updates_pkey primary key (id),
  constraint order_status_updates_moved_by_check check (moved_by in ('CUSTOMER', 'RANCH', 'PLATFORM')),
  constraint order_status_updates_mover_id_fkey foreign key (mover_id) references users(id) on delete set null,
  constraint order_status_updates_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);
create index order_status_updates_fulfilled on order_status_updates (created_at) where (status = 'FULFILLED');
create index order_status_updates_mover on order_status_updates (mover_id) where (mover_id is not null);
create index order_status_updates_of_order on order_status_updates (order_id, id);
create trigger note_status_moves after insert on order_status_updates referencing new table as new_rows for each statement execute function note_status_moves();
create trigger order_status_updates_tell after insert on order_status_updates for each row execute function tell_order_event();

-- The orders that a family wants to be reminded of. A row goes when its mail is queued, so none is mailed twice.
create table reorder_reminders (
  order_id integer not null,
  remind_at timestamptz not null,
  constraint reorder_reminders_pkey primary key (order_id),
  constraint reorder_reminders_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
);
create index reorder_reminders_due on reorder_reminders (remind_at);

-- The ledger of commissions, which is only added to. Amounts are cents; only an adjustment is signed.
create table commission_transactions (
  id integer not null generated always as identity,
  rancher_id integer not null,
  type text not null,
  amount integer not null,
  description text not null,
  method text,
  order_id integer,
  idempotency_key text,
  created_at timestamptz not null default now(),
  constraint commission_transactions_pkey primary key (id),
  constraint commission_transactions_amount_check check (
case type
    when 'ADJUSTMENT' then amount <> 0
    else amount >= 0
end),
  constraint commission_transactions_check check ((type in ('CHARGE', 'ADJUSTMENT')) = (order_id is not null)),
  constraint commission_transactions_check1 check ((type = 'REQUEST') = (method is not null)),
  constraint commission_transactions_method_check check (method in ('VENMO', 'INVOICE')),
  constraint commission_transactions_type_check check (type in ('CHARGE', 'PAYMENT', 'REQUEST', 'CREDIT', 'WAIVER', 'ADJUSTMENT')),
  constraint commission_transactions_order_id_fkey foreign key (order_id) references orders(id),
  constraint commission_transactions_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index commission_adjustments_of_order on commission_transactions (order_id) where (type = 'ADJUSTMENT');
create index commission_by_time on commission_transactions (created_at);
create index commission_charges_oldest on commission_transactions (rancher_id, id) where (type = 'CHARGE');
create unique index commission_entry_key on commission_transactions (rancher_id, type, idempotency_key) where (idempotency_key is not null);
create index commission_of_ranch on commission_transactions (rancher_id, created_at desc, id desc);
-- Fulfilling an order charges it once, also when two do it at the same moment.
create unique index commission_one_charge_per_order on commission_transactions (order_id) where (type = 'CHARGE');
create trigger commission_charges after insert on commission_transactions for each row when (new.type = 'CHARGE') execute function tell_charges();
create trigger commission_ledger_is_append_only before delete or update on commission_transactions for each row execute function refuse_ledger_change();
create trigger commission_ledger_is_never_emptied before truncate on commission_transactions for each statement execute function refuse_ledger_change();
create trigger commission_request_opens after insert on commission_transactions for each row when (new.type = 'REQUEST' and new.amount > 0) execute function open_commission_request();
create trigger commission_transactions_book after insert on commission_transactions referencing new table as entries for each statement execute function book_ledger();
create trigger commission_transactions_figures_delete after delete on commission_transactions referencing old table as old_rows for each statement execute function tell_figures_of_commission_transactions();
create trigger commission_transactions_figures_insert after insert on commission_transactions referencing new table as new_rows for each statement execute function tell_figures_of_commission_transactions();
create trigger commission_transactions_figures_update after update on commission_transactions referencing old table as old_rows new table as new_rows for each statement execute function tell_figures_of_commission_transactions();
create trigger commission_transactions_tell after insert on commission_transactions for each row execute function tell_commission_event();

-- How a request ended stands apart, because the ledger is never changed.
create table commission_request_answers (
  request_id integer not null,
  -- Null when it was dismissed.
  payment_id integer,
  created_at timestamptz not null default now(),
  withdrawn boolean not null default false,
  constraint commission_request_answers_pkey primary key (request_id),
  constraint commission_request_answers_check check (not withdrawn or payment_id is null),
  constraint commission_request_answers_payment_id_fkey foreign key (payment_id) references commission_transactions(id),
  constraint commission_request_answers_request_id_fkey foreign key (request_id) references commission_transactions(id)
);

-- Requests to pay that have no answer yet.
create table commission_open_requests (
  request_id integer not null,
  rancher_id integer not null,
  open_amount integer not null,
  constraint commission_open_requests_pkey primary key (request_id),
  constraint commission_open_requests_open_amount_check check (open_amount > 0),
  constraint commission_open_requests_rancher_id_fkey foreign key (rancher_id) references ranchers(id),
  constraint commission_open_requests_request_id_fkey foreign key (request_id) references commission_transactions(id)
);
create index commission_open_requests_of_ranch on commission_open_requests (rancher_id, request_id);

-- Ranches whose books did not add up when the database began to hold them together. They go on as they were, until somebody corrects them.
create table unreconciled_ranches (
  rancher_id integer not null,
  constraint unreconciled_ranches_pkey primary key (rancher_id),
  constraint unreconciled_ranches_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade
);

-- Ranches whose books are checked at the end of the transaction. Has rows only within one, which sees none of others: nobody waits here.
create table ranches_to_check (
  rancher_id integer not null
);
create index ranches_to_check_ids on ranches_to_check (rancher_id);
create constraint trigger ranches_to_check_oldest_first after insert on ranches_to_check deferrable initially deferred for each row execute function refuse_wrong_order_of_payment();

-- Who kills and cuts the animals of a ranch.
create table processors (
  id integer not null generated always as identity,
  rancher_id integer not null,
  name text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  inspection text not null,
  establishment_number text,
  -- For a whole animal.
  kill_fee integer,
  -- For a pound of hanging weight.
  cut_and_wrap_per_pound integer,
  payer text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The ranch's sheet for this processor. Null: the usual one.
  standard_cut_sheet jsonb,
  -- The plant that publishes its slots to this ranch.
  plant_id integer,
  constraint processors_pkey primary key (id),
  constraint processors_cut_and_wrap_per_pound_check check (cut_and_wrap_per_pound >= 0),
  constraint processors_included_check check (payer <> 'INCLUDED' or kill_fee = 0 and cut_and_wrap_per_pound = 0),
  constraint processors_inspection_check check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT')),
  constraint processors_kill_fee_check check (kill_fee >= 0),
  constraint processors_payer_check check (payer in ('RANCH', 'FAMILY', 'INCLUDED')),
  constraint processors_plant_id_fkey foreign key (plant_id) references plants(id) on delete set null,
  constraint processors_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index processors_of_plant on processors (plant_id) where (plant_id is not null);
create index processors_of_ranch on processors (rancher_id, id);
create trigger processors_pass_inspection_on after update on processors for each row when (old.inspection is distinct from new.inspection or old.state is distinct from new.state or old.establishment_number is distinct from new.establishment_number) execute function pass_inspection_on();
create trigger processors_tell_costs after update on processors referencing new table as new_rows for each statement execute function tell_changed_costs();

-- Animals that families can have shares of.
create table animals (
  id integer not null generated always as identity,
  rancher_id integer not null,
  tag text not null,
  breed text,
  -- The first of the month where only the month is known.
  born_on date,
  finish text,
  photo_url text,
  processor_id integer,
  -- The least hanging weight that the ranch expects, in tenths of a pound.
  expected_hanging_from_tenths integer,
  expected_hanging_to_tenths integer,
  pricing text not null,
  -- Of a quarter, where the price is flat.
  price integer not null default 0,
  price_per_pound integer not null default 0,
  deposit_per_quarter integer not null default 0,
  harvest_date date,
  -- 'autumn 2027', while the date is open.
  harvest_words text,
  hang_days integer not null,
  cutting_days integer not null,
  -- The ranch's own day; null: the usual one.
  own_cut_sheets_due date,
  stage text not null default 'PLANNED',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The day of the harvest as a number that is never null: without a date an animal comes last.
  harvest_order integer not null generated always as (coalesce(harvest_date - '2000-01-01'::date, 2147483647)) stored,
  -- The places that have owners, from 1 to 4. The trigger of animal_places keeps it.
  taken smallint[] not null default '{}'::smallint[],
  quarters_left smallint not null generated always as ((4 - cardinality(taken))) stored,
  -- The hanging weight of the whole animal, in tenths of a pound.
  hanging_tenths integer,
  -- Null while only the ranch knows of it, and once it is withdrawn.
  opened_at timestamptz,
  -- Since when all of its places have owners.
  filled_at timestamptz,
  -- As it is at the processor until the harvest. Null without a processor.
  inspection text,
  -- The state of its processor, by its full name.
  inspected_in text,
  establishment_number text,
  -- What families read. Null unless it is withdrawn, and if the ranch gave no reason before the harvest.
  withdrawal_reason text,
  own_yield_from smallint,
  own_yield_to smallint,
  -- The flat price of a half. Null: twice that of a quarter.
  half_price integer,
  -- The flat price of the whole animal. Null: four times that of a quarter.
  whole_price integer,
  -- The 15 digits of its official tag, such as 840003123456789.
  eid text,
  -- On the hoof, in tenths of a pound.
  live_tenths integer,
  -- What was unusual at the last weighing: UnusualWeight of rules/herd/weightBands.ts.
  weight_warnings jsonb not null default '[]'::jsonb,
  constraint animals_pkey primary key (id),
  constraint animals_check check (
case pricing
    when 'FLAT' then price > 0
    else price_per_pound > 0
end),
  constraint animals_check1 check (expected_hanging_from_tenths <= expected_hanging_to_tenths),
  constraint animals_check2 check (withdrawal_reason is null or stage = 'WITHDRAWN'),
  constraint animals_check3 check (num_nonnulls(own_yield_from, own_yield_to) <> 1 and own_yield_from <= own_yield_to),
  constraint animals_cutting_days_check check (cutting_days >= 0),
  constraint animals_deposit_per_quarter_check check (deposit_per_quarter >= 0),
  constraint animals_eid_check check (eid ~ '^[0-9]{15}$'),
  constraint animals_half_price_check check (half_price > 0),
  constraint animals_hang_days_check check (hang_days >= 0),
  constraint animals_inspection_check check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT')),
  constraint animals_live_tenths_check check (live_tenths > 0),
  constraint animals_own_yield_from_check check (own_yield_from >= 45),
  constraint animals_own_yield_to_check check (own_yield_to <= 80),
  constraint animals_price_check check (price >= 0),
  constraint animals_price_per_pound_check check (price_per_pound >= 0),
  constraint animals_pricing_check check (pricing in ('FLAT', 'HANGING', 'PACKAGED')),
  constraint animals_stage_check check (stage in ('PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED', 'READY', 'CLOSED', 'WITHDRAWN')),
  constraint animals_whole_price_check check (whole_price > 0),
  constraint animals_processor_id_fkey foreign key (processor_id) references processors(id),
  constraint animals_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index animals_by_opening on animals (opened_at) where (opened_at is not null);
-- For the jobs of the due day. Where the ranch has no own day, it's a week before the harvest.
create index animals_cut_sheets_due on animals (coalesce(own_cut_sheets_due, (harvest_date - 7))) where (stage in ('OPEN', 'HARVESTED'));
create unique index animals_eid on animals (rancher_id, eid);
-- For the image proxy, which asks whether a picture of another host is shown.
create index animals_linked_picture on animals using hash (photo_url) where (photo_url !~~ '/%');
create index animals_of_processor on animals (processor_id);
create index animals_of_ranch on animals (rancher_id, harvest_order, id);
-- Ear tags are told apart by people, who don't mind upper and lower case.
create unique index animals_tag on animals (rancher_id, lower(tag));
create index animals_to_reserve on animals (rancher_id) where ((stage = 'OPEN') and (quarters_left > 0));
create trigger animals_figures_delete after delete on animals referencing old table as old_rows for each statement execute function tell_herd_figures();
create trigger animals_figures_insert after insert on animals referencing new table as new_rows for each statement execute function tell_herd_figures();
create trigger animals_figures_update after update on animals referencing old table as old_rows new table as new_rows for each statement execute function tell_herd_figures();
create trigger animals_keep_harvests_delete after delete on animals referencing old table as old_rows for each statement execute function keep_harvests_of_animals();
create trigger animals_keep_harvests_insert after insert on animals referencing new table as new_rows for each statement execute function keep_harvests_of_animals();
create trigger animals_keep_harvests_update after update on animals referencing old table as old_rows new table as new_rows for each statement execute function keep_harvests_of_animals();
create trigger animals_note_inspection before insert on animals for each row execute function note_inspection();
create trigger animals_note_opening before insert or update of stage, taken on animals for each row execute function note_opening();
create trigger animals_note_other_inspection before update of processor_id on animals for each row when (old.processor_id is distinct from new.processor_id) execute function note_inspection();
create trigger animals_sell_by_animal after insert or update of stage on animals for each row when (new.stage = 'OPEN') execute function sell_by_animal();
create trigger animals_tell after update of stage, harvest_date on animals for each row execute function tell_animal_event();
create trigger animals_tell_costs after update on animals referencing new table as new_rows for each statement execute function tell_changed_costs();

-- The next animal of each ranch of which families can reserve a share, and when the next quarter, half and whole are ready, in days since 2000. 2147483646 means no date yet, 2147483647 no animal.
create table ranch_harvests (
  rancher_id integer not null,
  animal_id integer,
  ready integer not null default 2147483647,
  quarter_ready integer not null default 2147483647,
  half_ready integer not null default 2147483647,
  whole_ready integer not null default 2147483647,
  constraint ranch_harvests_pkey primary key (rancher_id),
  constraint ranch_harvests_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade
);
create index ranch_harvests_soonest on ranch_harvests (ready, rancher_id);
create trigger ranch_harvests_told after update on ranch_harvests referencing new table as new_rows for each statement execute function tell_changes_of_ranch_harvests();

-- Shares that families ordered, and quarters that ranches keep.
create table claims (
  id integer not null generated always as identity,
  rancher_id integer not null,
  -- Both are null for quarters that the ranch keeps for its own household.
  order_id integer,
  order_item_id integer,
  quarters smallint not null,
  -- Null: it waits in the line, unless it was released.
  animal_id integer,
  ordered_at timestamptz not null default now(),
  -- Its rank in the line, ties by id: the moment of ordering, or an earlier one if its animal was withdrawn.
  line_at timestamp(3) with time zone not null,
  -- The animal's terms at the moment when it was put on it.
  pricing text,
  price integer,
  price_per_pound integer,
  deposit integer,
  deposit_due date,
  deposit_received_at timestamptz,
  -- When its order was canceled, or the ranch gave its own quarters back.
  released_at timestamptz,
  -- The animal's harvest date that the family knows of. Null: none yet.
  told_harvest date,
  -- The due day that the family was reminded of.
  deposit_reminded_for date,
  -- When the claim last got an animal or lost it. Calendar apps take over a day only if it's newer.
  placed_at timestamptz not null default now(),
  -- The confirmation that counts. Null: none for the animal that the claim is on.
  live_purchase_id integer,
  -- When the family was asked for it by mail.
  live_purchase_asked_at timestamptz,
  -- The hanging weight of the share.
  hanging_pounds numeric(8,3),
  -- The packaged weight of the share, in tenths of a pound.
  packaged_tenths integer,
  -- Whether the family lets the processor call about the cut sheet.
  processor_may_call boolean not null default false,
  told jsonb,
  still_wanted_asked_at timestamptz,
  left_harvest date,
  off_board_at timestamptz,
  off_board_reason text,
  -- The expected hanging weight, from and to in tenths of a pound, that the family knows of. Null: none.
  told_weight integer[],
  -- The harvest date that its family was first told.
  promised_harvest date,
  -- Part of the address on its labels. Another one makes the old address invalid.
  page_key uuid not null default gen_random_uuid(),
  -- The animal that it left after the harvest. Null again once it has another one.
  left_animal_id integer,
  constraint claims_pkey primary key (id),
  constraint claims_id_animal_id_key unique (id, animal_id),
  constraint claims_check check ((order_id is null) = (order_item_id is null)),
  constraint claims_check1 check (released_at is null or animal_id is null),
  constraint claims_check2 check (order_id is not null or animal_id is not null or released_at is not null),
  constraint claims_off_board check ((off_board_at is null) = (off_board_reason is null) and (off_board_at is null or order_id is not null)),
  constraint claims_pricing_check check (pricing in ('FLAT', 'HANGING', 'PACKAGED')),
  constraint claims_quarters_check check (quarters in (1, 2, 4)),
  constraint claims_terms check (
case
    when off_board_at is null then (animal_id is null) = (pricing is null)
    else animal_id is null
end),
  constraint claims_animal_id_fkey foreign key (animal_id) references animals(id),
  constraint claims_left_animal_id_fkey foreign key (left_animal_id) references animals(id),
  constraint claims_live_purchase_id_fkey foreign key (live_purchase_id) references live_purchases(id),
  constraint claims_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint claims_order_item_id_fkey foreign key (order_item_id) references order_items(id) on delete cascade,
  constraint claims_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index claims_deposit_due on claims (deposit_due) where ((deposit_due is not null) and (deposit_received_at is null));
create index claims_line on claims (rancher_id, line_at, id) where ((animal_id is null) and (released_at is null));
create index claims_of_animal on claims (animal_id) where (animal_id is not null);
create index claims_of_order on claims (order_id, id);
create unique index claims_page_key on claims (page_key);
create index claims_that_left on claims (left_animal_id) where (left_animal_id is not null);
create trigger claims_deposit_received before update of deposit on claims for each row execute function keep_deposit_received();
create trigger claims_forget_live_purchase before update of animal_id on claims for each row when (old.animal_id is distinct from new.animal_id) execute function forget_live_purchase();
create trigger claims_keep_yield after update of hanging_pounds, packaged_tenths, animal_id on claims for each row when ((old.hanging_pounds is distinct from new.hanging_pounds or old.packaged_tenths is distinct from new.packaged_tenths or old.animal_id is distinct from new.animal_id) and coalesce(old.packaged_tenths, new.packaged_tenths) is not null) execute function keep_yield_of_claim();
-- Who gets an animal is told its date right then.
create trigger claims_know_harvest before insert or update of animal_id on claims for each row execute function know_harvest();
create trigger claims_know_left_animal before update of animal_id on claims for each row when (old.animal_id is distinct from new.animal_id) execute function know_left_animal();
create trigger claims_know_weight before insert or update of animal_id on claims for each row execute function know_weight();
create trigger claims_tell_made after insert on claims for each row execute function tell_claim_event();
create trigger claims_tell_moved after update of animal_id, released_at, off_board_at on claims for each row when (old.animal_id is distinct from new.animal_id or old.released_at is distinct from new.released_at or old.off_board_at is distinct from new.off_board_at) execute function tell_claim_event();

-- Confirmations of families that they bought a part of a living animal, which are only added to.
create table live_purchases (
  id integer not null generated always as identity,
  claim_id integer not null,
  animal_id integer not null,
  -- Of the text that was confirmed.
  version text not null,
  -- Whether the family lets the ranch choose the animal.
  ranch_chooses boolean not null,
  confirmed_at timestamptz not null default now(),
  constraint live_purchases_pkey primary key (id),
  constraint live_purchases_animal_id_fkey foreign key (animal_id) references animals(id),
  constraint live_purchases_claim_id_fkey foreign key (claim_id) references claims(id)
);
create index live_purchases_of_claim on live_purchases (claim_id);
create trigger live_purchases_are_append_only before delete or update on live_purchases for each row execute function refuse_live_purchase_change();
create trigger live_purchases_are_never_emptied before truncate on live_purchases for each statement execute function refuse_live_purchase_change();
create trigger live_purchases_tell after insert on live_purchases for each row execute function tell_live_purchase();

-- Places 1 and 2 are one side of the animal, 3 and 4 the other. One row a place, so none has two owners.
create table animal_places (
  animal_id integer not null,
  place smallint not null,
  claim_id integer not null,
  constraint animal_places_pkey primary key (animal_id, place),
  constraint animal_places_place_check check (place >= 1 and place <= 4),
  constraint animal_places_claim_id_animal_id_fkey foreign key (claim_id, animal_id) references claims(id, animal_id) on delete cascade
);
create index animal_places_of_claim on animal_places (claim_id);
create trigger animal_places_freed after delete on animal_places referencing old table as changed for each statement execute function keep_taken();
create trigger animal_places_taken after insert on animal_places referencing new table as changed for each statement execute function keep_taken();

-- How families want their sides to be cut.
create table cut_sheet_proposals (
  id integer not null generated always as identity,
  animal_id integer not null,
  -- One side, or both for a whole animal.
  sides smallint[] not null,
  -- A share proposes one sheet. A new one replaces it and has another id.
  claim_id integer not null,
  sheet jsonb not null,
  proposed_at timestamptz not null default now(),
  constraint cut_sheet_proposals_pkey primary key (id),
  constraint cut_sheet_proposals_claim_id_key unique (claim_id),
  constraint cut_sheet_proposals_sides_check check (sides = '{1}'::smallint[] or sides = '{2}'::smallint[] or sides = '{1,2}'::smallint[]),
  constraint cut_sheet_proposals_animal_id_fkey foreign key (animal_id) references animals(id) on delete cascade,
  constraint cut_sheet_proposals_claim_id_fkey foreign key (claim_id) references claims(id) on delete cascade
);
create index cut_sheet_proposals_of_animal on cut_sheet_proposals (animal_id);
create trigger cut_sheet_proposals_show after insert on cut_sheet_proposals for each row execute function show_cut_sheet();

-- How sides are cut: as the families agreed, by the ranch's own sheet, or changed by the ranch.
create table cut_sheets (
  id integer not null generated always as identity,
  animal_id integer not null,
  sides smallint[] not null,
  state text not null,
  sheet jsonb not null,
  -- The shares that it was decided for: it falls with them.
  claim_ids integer[] not null default '{}'::integer[],
  -- Of a change by the ranch.
  reason text,
  decided_at timestamptz not null default now(),
  constraint cut_sheets_pkey primary key (id),
  constraint cut_sheets_animal_id_sides_key unique (animal_id, sides),
  constraint cut_sheets_check check ((state = 'CHANGED') = (reason is not null)),
  constraint cut_sheets_check1 check (state <> 'AGREED' or claim_ids <> '{}'::integer[]),
  constraint cut_sheets_sides_check check (sides = '{1}'::smallint[] or sides = '{2}'::smallint[] or sides = '{1,2}'::smallint[]),
  constraint cut_sheets_state_check check (state in ('AGREED', 'STANDARD', 'CHANGED')),
  constraint cut_sheets_animal_id_fkey foreign key (animal_id) references animals(id) on delete cascade
);
create trigger cut_sheets_show after insert on cut_sheets for each row execute function show_cut_sheet();
create trigger cut_sheets_tell after insert on cut_sheets for each row when (new.state = 'AGREED') execute function tell_cut_sheet_agreed();

-- Which families were told how many days before a due day. A reminder is there once.
create table cut_sheet_reminders (
  claim_id integer not null,
  due date not null,
  days smallint not null,
  constraint cut_sheet_reminders_pkey primary key (claim_id, due, days),
  constraint cut_sheet_reminders_claim_id_fkey foreign key (claim_id) references claims(id) on delete cascade
);

-- Weights of animals. The newest counts.
create table weighings (
  id integer not null generated always as identity,
  animal_id integer not null,
  hanging_tenths integer,
  -- The hanging weight of each side, in tenths of a pound.
  sides_tenths integer[],
  -- [{ claimId, tenths, boxes, cuts: { GROUND: tenths, ... } }]
  packaged jsonb not null,
  -- What the processor took at the first weighing, so that a new price list leaves a correction alone.
  fees jsonb not null,
  reason text,
  recorded_by text not null,
  created_at timestamptz not null default now(),
  constraint weighings_pkey primary key (id),
  constraint weighings_hanging_tenths_check check (hanging_tenths > 0),
  constraint weighings_recorded_by_check check (recorded_by in ('RANCH', 'PLATFORM')),
  constraint weighings_sides_tenths_check check (cardinality(sides_tenths) = 2),
  constraint weighings_weighed_check check (hanging_tenths is not null or sides_tenths is null),
  constraint weighings_animal_id_fkey foreign key (animal_id) references animals(id)
);
create index weighings_of_animal on weighings (animal_id, id);
create trigger weighings_append_only before delete or update on weighings for each row execute function refuse_settlement_change();
create trigger weighings_never_emptied before truncate on weighings for each statement execute function refuse_settlement_change();

-- What orders cost after each weighing. The last one counts.
create table order_revisions (
  id integer not null generated always as identity,
  order_id integer not null,
  rancher_id integer not null,
  number integer not null,
  -- Everything that it was computed from, so that anyone can compute it again.
  facts jsonb not null,
  -- What was expected before the first one.
  quote jsonb,
  lines jsonb not null,
  difference jsonb not null,
  goods integer not null,
  total integer not null,
  to_processor integer not null,
  -- What the ranch had got by then.
  received integer not null,
  commission_amount integer not null,
  reason text,
  written_by text not null,
  created_at timestamptz not null default now(),
  constraint order_revisions_pkey primary key (id),
  constraint order_revisions_order_id_number_key unique (order_id, number),
  constraint order_revisions_check check (number > 1 or quote is not null),
  constraint order_revisions_commission_amount_check check (commission_amount >= 0),
  constraint order_revisions_goods_check check (goods >= 0),
  constraint order_revisions_to_processor_check check (to_processor >= 0),
  constraint order_revisions_total_check check (total >= 0),
  constraint order_revisions_written_by_check check (written_by in ('RANCH', 'PLATFORM')),
  constraint order_revisions_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_revisions_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create trigger order_revisions_append_only before delete or update on order_revisions for each row execute function refuse_settlement_change();
create trigger order_revisions_never_emptied before truncate on order_revisions for each statement execute function refuse_settlement_change();
create trigger order_revisions_tell after insert on order_revisions for each row execute function tell_settlement_event();

-- What families paid the ranch, what it gave back, and what it keeps of a canceled order.
create table order_payments (
  id integer not null generated always as identity,
  order_id integer not null,
  rancher_id integer not null,
  kind text not null,
  method text not null,
  amount integer not null,
  received_on date not null,
  note text,
  -- The share whose deposit it is.
  claim_id integer,
  recorded_by text not null,
  idempotency_key text,
  created_at timestamptz not null default now(),
  received_then integer not null,
  balance_due_then integer,
  -- The complaint that this money makes right.
  complaint_id integer,
  constraint order_payments_pkey primary key (id),
  constraint order_payments_amount_check check (amount > 0),
  constraint order_payments_complaint_refund check (complaint_id is null or kind = 'REFUND'),
  constraint order_payments_kind_check check (kind in ('DEPOSIT', 'BALANCE', 'REFUND', 'KEPT')),
  constraint order_payments_method_check check (method in ('CASH', 'CHECK', 'VENMO', 'ZELLE', 'CARD', 'OTHER')),
  constraint order_payments_recorded_by_check check (recorded_by in ('RANCH', 'PLATFORM')),
  constraint order_payments_claim_id_fkey foreign key (claim_id) references claims(id),
  constraint order_payments_complaint_id_fkey foreign key (complaint_id) references complaints(id),
  constraint order_payments_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_payments_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create unique index order_payments_key on order_payments (order_id, idempotency_key) where (idempotency_key is not null);
create index order_payments_of_complaint on order_payments (complaint_id) where (complaint_id is not null);
create index order_payments_of_order on order_payments (order_id, id);
create trigger order_payments_append_only before delete or update on order_payments for each row execute function refuse_settlement_change();
create trigger order_payments_keep_receipt before insert on order_payments for each row execute function keep_receipt();
create trigger order_payments_never_emptied before truncate on order_payments for each statement execute function refuse_settlement_change();
create trigger order_payments_received after insert on order_payments for each row execute function keep_received();
create trigger order_payments_tell after insert on order_payments for each row execute function tell_settlement_event();

-- Which share each payment is for. The parts of a refund are negative and name the parts that they give back.
create table order_payment_parts (
  id integer not null generated always as identity,
  payment_id integer not null,
  order_id integer not null,
  -- Null for money of the order as a whole.
  claim_id integer,
  amount integer not null,
  gives_back integer,
  constraint order_payment_parts_pkey primary key (id),
  constraint order_payment_parts_amount_check check (amount <> 0),
  constraint order_payment_parts_check check ((gives_back is null) = (amount > 0)),
  constraint order_payment_parts_claim_id_fkey foreign key (claim_id) references claims(id),
  constraint order_payment_parts_gives_back_fkey foreign key (gives_back) references order_payment_parts(id),
  constraint order_payment_parts_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_payment_parts_payment_id_fkey foreign key (payment_id) references order_payments(id)
);
create index order_payment_parts_given_back on order_payment_parts (gives_back) where (gives_back is not null);
create index order_payment_parts_of_claim on order_payment_parts (claim_id) where (claim_id is not null);
create index order_payment_parts_of_order on order_payment_parts (order_id, id);
create index order_payment_parts_of_payment on order_payment_parts (payment_id);
create trigger order_payment_parts_append_only before delete or update on order_payment_parts for each row execute function refuse_settlement_change();
create trigger order_payment_parts_never_emptied before truncate on order_payment_parts for each statement execute function refuse_settlement_change();

-- Reviews of ranches, one an order.
create table reviews (
  id integer not null generated always as identity,
  order_id integer not null,
  rancher_id integer not null,
  author_id integer not null,
  -- As others see it: 'Anna K.'
  author_name text not null,
  stars smallint not null,
  words text not null,
  -- What was bought, if it was a share.
  share text,
  hanging_pounds numeric(7,1),
  packaged_pounds numeric(7,1),
  photos text[] not null default '{}'[],
  created_at timestamptz not null default now(),
  editable_until timestamptz not null,
  edited_at timestamptz,
  answer text,
  answered_at timestamptz,
  -- When an admin hid it. A deleted review is hidden too, so that whatever leaves out hidden ones leaves it out.
  hidden_at timestamptz,
  hidden_reason text,
  -- Since when somebody's report waits for an admin.
  reported_at timestamptz,
  deleted_at timestamptz,
  constraint reviews_pkey primary key (id),
  constraint reviews_order_id_key unique (order_id),
  constraint reviews_check check ((answer is null) = (answered_at is null)),
  constraint reviews_check1 check ((hidden_at is null) = (hidden_reason is null)),
  constraint reviews_deleted_hidden check (deleted_at is null or hidden_at is not null),
  constraint reviews_hanging_pounds_check check (hanging_pounds > 0::numeric),
  constraint reviews_packaged_pounds_check check (packaged_pounds > 0::numeric),
  constraint reviews_photos_check check (cardinality(photos) <= 3),
  constraint reviews_stars_check check (stars >= 1 and stars <= 5),
  constraint reviews_author_id_fkey foreign key (author_id) references users(id),
  constraint reviews_order_id_fkey foreign key (order_id) references orders(id),
  constraint reviews_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index reviews_hidden on reviews (hidden_at, id) where (hidden_at is not null);
create index reviews_of_author on reviews (author_id, rancher_id);
create index reviews_of_ranch on reviews (rancher_id, created_at, id) where (hidden_at is null);
create index reviews_of_ranch_by_stars on reviews (rancher_id, stars, id) where (hidden_at is null);
create index reviews_reported on reviews (reported_at, id) where (reported_at is not null);
create trigger reviews_count after insert or delete on reviews for each row execute function count_review();
create trigger reviews_count_change after update of stars, hidden_at on reviews for each row when (old.stars <> new.stars or (old.hidden_at is null) <> (new.hidden_at is null)) execute function count_review();
create trigger reviews_tell after insert on reviews for each row execute function tell_review_event();

-- Reviews that people reported to admins.
create table review_reports (
  id integer not null generated always as identity,
  review_id integer not null,
  reporter_id integer not null,
  reason text not null,
  created_at timestamptz not null default now(),
  -- When an admin decided.
  closed_at timestamptz,
  constraint review_reports_pkey primary key (id),
  constraint review_reports_review_id_reporter_id_key unique (review_id, reporter_id),
  constraint review_reports_reporter_id_fkey foreign key (reporter_id) references users(id),
  constraint review_reports_review_id_fkey foreign key (review_id) references reviews(id) on delete cascade
);

-- Which families were asked for a review, so that none is asked twice.
create table review_invitations (
  order_id integer not null,
  created_at timestamptz not null default now(),
  constraint review_invitations_pkey primary key (order_id),
  constraint review_invitations_order_id_fkey foreign key (order_id) references orders(id)
);

-- Conversations of a family and a ranch: one an order, and one before an order.
create table conversations (
  id integer not null generated always as identity,
  rancher_id integer not null,
  customer_id integer not null,
  -- Null: a question before an order. The next order of the same family and ranch takes the conversation over.
  order_id integer,
  created_at timestamptz not null default now(),
  -- What follows is kept by the trigger on messages.
  last_message_id integer,
  last_message_at timestamptz,
  customer_unread integer not null default 0,
  ranch_unread integer not null default 0,
  customer_wrote boolean not null default false,
  ranch_wrote boolean not null default false,
  -- When a side was mailed that messages wait. Null once it has read them all.
  customer_mailed_at timestamptz,
  ranch_mailed_at timestamptz,
  constraint conversations_pkey primary key (id),
  constraint conversations_order_id_key unique (order_id),
  constraint conversations_customer_id_fkey foreign key (customer_id) references users(id) on delete cascade,
  constraint conversations_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint conversations_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade
);
create unique index conversations_before_order on conversations (rancher_id, customer_id) where (order_id is null);
create index conversations_latest on conversations (last_message_at desc, id desc) where (last_message_at is not null);
create index conversations_of_customer on conversations (customer_id, last_message_at desc, id desc);
create index conversations_of_ranch on conversations (rancher_id, last_message_at desc, id desc);
create index conversations_unread_by_customer on conversations (customer_id) where (customer_unread > 0);
create index conversations_unread_by_ranch on conversations (rancher_id) where (ranch_unread > 0);

-- Messages of conversations.
create table messages (
  id integer not null generated always as identity,
  conversation_id integer not null,
  side text not null,
  -- Null if the account was deleted.
  sender_id integer,
  text text not null,
  sent_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz,
  idempotency_key text,
  constraint messages_pkey primary key (id),
  constraint messages_conversation_id_sender_id_idempotency_key_key unique (conversation_id, sender_id, idempotency_key),
  constraint messages_side_check check (side in ('CUSTOMER', 'RANCH')),
  constraint messages_conversation_id_fkey foreign key (conversation_id) references conversations(id) on delete cascade,
  constraint messages_sender_id_fkey foreign key (sender_id) references users(id) on delete set null
);
create index messages_of_conversation on messages (conversation_id, id);
create index messages_unseen on messages (conversation_id, side, id) where (seen_at is null);
create trigger messages_seen after update on messages referencing new table as changed for each statement execute function keep_conversations();
create trigger messages_tell after insert on messages for each row execute function tell_message_event();
create trigger messages_written after insert on messages referencing new table as changed for each statement execute function keep_conversations();

-- Photos of messages. One without a message was uploaded and not sent yet.
create table message_photos (
  id integer not null generated always as identity,
  conversation_id integer not null,
  sender_id integer,
  message_id integer,
  -- Random, and a part of its address.
  hash text not null,
  width integer not null,
  height integer not null,
  place smallint not null default 0,
  created_at timestamptz not null default now(),
  -- The step of a complaint that shows it, in place of a message.
  entry_id integer,
  constraint message_photos_pkey primary key (id),
  constraint message_photos_hash_key unique (hash),
  constraint message_photos_height_check check (height > 0),
  constraint message_photos_shown_once check (message_id is null or entry_id is null),
  constraint message_photos_width_check check (width > 0),
  constraint message_photos_conversation_id_fkey foreign key (conversation_id) references conversations(id) on delete cascade,
  constraint message_photos_entry_id_fkey foreign key (entry_id) references complaint_entries(id),
  constraint message_photos_message_id_fkey foreign key (message_id) references messages(id) on delete cascade,
  constraint message_photos_sender_id_fkey foreign key (sender_id) references users(id) on delete set null
);
create index message_photos_of_entry on message_photos (entry_id, place) where (entry_id is not null);
create index message_photos_of_message on message_photos (message_id, place) where (message_id is not null);
create index message_photos_unsent on message_photos (created_at) where ((message_id is null) and (entry_id is null));

-- A side that wants no more messages from the other one, in any of their conversations.
create table conversation_blocks (
  rancher_id integer not null,
  customer_id integer not null,
  side text not null,
  created_at timestamptz not null default now(),
  constraint conversation_blocks_pkey primary key (rancher_id, customer_id, side),
  constraint conversation_blocks_side_check check (side in ('CUSTOMER', 'RANCH')),
  constraint conversation_blocks_customer_id_fkey foreign key (customer_id) references users(id) on delete cascade,
  constraint conversation_blocks_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade
);

-- Messages that people reported to admins.
create table message_reports (
  id integer not null generated always as identity,
  message_id integer not null,
  reporter_id integer,
  reason text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint message_reports_pkey primary key (id),
  constraint message_reports_message_id_reporter_id_key unique (message_id, reporter_id),
  constraint message_reports_message_id_fkey foreign key (message_id) references messages(id) on delete cascade,
  constraint message_reports_reporter_id_fkey foreign key (reporter_id) references users(id) on delete set null
);
create index message_reports_open on message_reports (created_at, id) where (closed_at is null);

-- What became of each mail. The words are made when it is sent, and not kept.
create table mails (
  id integer not null generated always as identity,
  template text not null,
  -- Null where the account is gone.
  user_id integer,
  order_id integer,
  -- The job that sends it; the queue forgets a job that is done.
  job_id bigint,
  -- Null until it is written.
  subject text,
  state text not null default 'QUEUED',
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint mails_pkey primary key (id),
  constraint mails_attempts_check check (attempts >= 0),
  constraint mails_check check ((state = 'SENT') = (sent_at is not null)),
  constraint mails_state_check check (state in ('QUEUED', 'SENT', 'FAILED', 'SKIPPED')),
  constraint mails_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint mails_user_id_fkey foreign key (user_id) references users(id) on delete set null
);
create index mails_failed on mails (created_at desc, id desc) where (state = 'FAILED');
create index mails_newest on mails (created_at desc, id desc);
create index mails_of_job on mails (job_id) where (state in ('QUEUED', 'FAILED'));
create index mails_of_order on mails (order_id, created_at desc, id desc) where (order_id is not null);
create index mails_of_user on mails (user_id, created_at desc, id desc);

-- Emails that a person has turned off, by topic. Without a row they are on.
create table mail_refusals (
  user_id integer not null,
  topic text not null,
  created_at timestamptz not null default now(),
  constraint mail_refusals_pkey primary key (user_id, topic),
  constraint mail_refusals_topic_check check (topic ~ '^[A-Z]+(_[A-Z]+)*$'),
  constraint mail_refusals_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);

-- How many rows a table has, by a value of theirs. A count is the sum of its rows: one that another transaction holds is passed over, so that orders placed at once never wait for each other.
create table row_counts (
  id integer not null generated always as identity,
  of_table text not null,
  part text not null,
  rows bigint not null,
  constraint row_counts_pkey primary key (id)
) with (fillfactor=50);
create index row_counts_of_table on row_counts (of_table, part);

-- Orders by the hours that a block has and its place since 1970.
create table order_figures (
  hours integer not null,
  block integer not null,
  status text not null,
  order_type text not null,
  orders bigint not null,
  amount bigint not null,
  constraint order_figures_pkey primary key (hours, block, status, order_type)
);

-- Orders that a ranch got and kept, by blocks.
create table ranch_figures (
  hours integer not null,
  block integer not null,
  rancher_id integer not null,
  orders bigint not null,
  gross bigint not null,
  constraint ranch_figures_pkey primary key (hours, block, rancher_id)
);

-- Figures by the hour since 1970, so that months of every whole-hour zone are made of whole rows.
create table hour_figures (
  hour integer not null,
  orders bigint not null,
  gross bigint not null,
  charged bigint not null,
  paid bigint not null,
  customers bigint not null,
  constraint hour_figures_pkey primary key (hour)
);

-- What has changed since the figures were last summed up, written with the fact: nobody waits for a shared sum.
create table figure_changes (
  id bigint not null generated always as identity,
  created_at timestamptz not null,
  rancher_id integer,
  status text,
  order_type text,
  orders integer not null,
  amount bigint not null,
  charged bigint not null,
  paid bigint not null,
  customers integer not null,
  constraint figure_changes_pkey primary key (id)
);
create trigger figure_changes_of_periods after delete on figure_changes referencing old table as old_rows for each statement execute function add_to_periods();

-- Moves of orders from one status to the next, and how many seconds they took.
create table status_moves (
  update_id integer not null,
  came_from text not null,
  status text not null,
  moved_at timestamptz not null,
  took double precision not null,
  -- A 16th of a doubling of the minutes that it took.
  bucket smallint not null generated always as (floor(16::numeric * log(2::numeric, 1::numeric + greatest(took, 0::double precision)::numeric / 60::numeric))::smallint) stored,
  constraint status_moves_pkey primary key (update_id),
  constraint status_moves_update_id_fkey foreign key (update_id) references order_status_updates(id) on delete cascade
);
create index status_moves_by_length on status_moves (came_from, status, bucket, moved_at) include (took);
create index status_moves_by_moment on status_moves (moved_at);
create trigger tell_new_moves after insert on status_moves referencing new table as changed for each statement execute function tell_moves();
create trigger tell_removed_moves after delete on status_moves referencing old table as changed for each statement execute function tell_moves();

-- How many moves took about how long, by blocks. Medians cannot be summed up, but these counts say between which two lengths the median lies.
create table move_figures (
  hours integer not null,
  block integer not null,
  came_from text not null,
  status text not null,
  bucket smallint not null,
  moves bigint not null,
  constraint move_figures_pkey primary key (hours, block, came_from, status, bucket)
);

-- What has changed since the figures were last summed up, written with the fact: nobody waits for a shared sum.
create table move_changes (
  id bigint not null generated always as identity,
  moved_at timestamptz not null,
  came_from text not null,
  status text not null,
  bucket smallint not null,
  moves integer not null,
  constraint move_changes_pkey primary key (id)
);

-- Customers who ordered, with 1 for what they did and 0 for what they did not do.
create table customer_progress (
  customer_id integer not null,
  registered_at timestamptz not null,
  ordered integer not null,
  fulfilled integer not null,
  ordered_again integer not null,
  constraint customer_progress_pkey primary key (customer_id)
);
create index customer_progress_by_moment on customer_progress (registered_at);

-- Sums of customer_progress by the hour of registration.
create table progress_figures (
  hour integer not null,
  ordered bigint not null,
  fulfilled bigint not null,
  ordered_again bigint not null,
  constraint progress_figures_pkey primary key (hour)
);

-- Customers whose progress may have changed since it was last summed up.
create table stale_customers (
  id bigint not null generated always as identity,
  customer_id integer not null,
  constraint stale_customers_pkey primary key (id)
);

-- What payments do not cover yet of each charge.
create table open_charges (
  order_id integer not null,
  rancher_id integer not null,
  charged_at timestamptz not null,
  rest bigint not null,
  -- Whether the ranch has no older open charge.
  is_oldest boolean not null default false,
  constraint open_charges_pkey primary key (order_id)
);
create index open_charges_by_moment on open_charges (charged_at);
create index open_charges_of_ranch on open_charges (rancher_id);
create index open_charges_oldest on open_charges (charged_at, rancher_id) where is_oldest;

-- Sums of open_charges by the hour of the charge.
create table charge_figures (
  hour integer not null,
  amount bigint not null,
  charges bigint not null,
  constraint charge_figures_pkey primary key (hour)
);

-- Ranches whose charges or balance may have changed since they were last summed up.
create table stale_ranches (
  id bigint not null generated always as identity,
  rancher_id integer not null,
  constraint stale_ranches_pkey primary key (id)
);

-- Animals by the hours that a block has and its place since 1970, and in how many seconds the filled ones were filled.
create table herd_figures (
  hours integer not null,
  block integer not null,
  state text not null,
  animals bigint not null,
  filled bigint not null,
  seconds bigint not null,
  constraint herd_figures_pkey primary key (hours, block, state)
);

-- What has changed since the figures were last summed up, written with the fact: nobody waits for a shared sum.
create table herd_changes (
  id bigint not null generated always as identity,
  opened_at timestamptz not null,
  state text not null,
  animals integer not null,
  filled integer not null,
  seconds bigint not null,
  constraint herd_changes_pkey primary key (id)
);

create table line_offers (
  id integer not null generated always as identity,
  claim_id integer not null,
  animal_id integer not null,
  placed boolean not null,
  places smallint[] not null,
  terms jsonb not null,
  offered_at timestamptz not null default now(),
  expires_at timestamptz not null,
  answered_at timestamptz,
  answer text,
  constraint line_offers_pkey primary key (id),
  constraint line_offers_answer_check check (answer in ('ACCEPTED', 'DECLINED', 'LAPSED', 'TAKEN_OFF', 'WITHDRAWN')),
  constraint line_offers_check check ((answered_at is null) = (answer is null)),
  constraint line_offers_check1 check (placed = (places = '{}'::smallint[])),
  constraint line_offers_animal_id_fkey foreign key (animal_id) references animals(id),
  constraint line_offers_claim_id_fkey foreign key (claim_id) references claims(id) on delete cascade
);
create index line_offers_due on line_offers (expires_at) where (answer is null);
create index line_offers_of_claim on line_offers (claim_id, id);
create unique index line_offers_open on line_offers (claim_id) where (answer is null);
create index line_offers_open_of_animal on line_offers (animal_id) where (answer is null);
create trigger line_offers_answered after update on line_offers referencing new table as changed for each statement execute function keep_taken();
create trigger line_offers_freed after delete on line_offers referencing old table as changed for each statement execute function keep_taken();
create trigger line_offers_taken after insert on line_offers referencing new table as changed for each statement execute function keep_taken();
create trigger line_offers_tell_ended after update of answer on line_offers for each row when (old.answer is null and new.answer is not null) execute function tell_line_offer();
create trigger line_offers_tell_made after insert on line_offers for each row when (new.answer is null) execute function tell_line_offer();

create table sellers (
  id integer not null generated always as identity,
  rancher_id integer not null,
  since timestamptz not null default clock_timestamp(),
  ranch_name text not null,
  street text,
  city text not null,
  state text not null,
  phone text not null,
  email text not null,
  constraint sellers_pkey primary key (id),
  constraint sellers_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index sellers_of_ranch on sellers (rancher_id, since);

-- Periods of whole days whose sales are kept. Changes that are not folded yet are added when they are read.
create table figure_periods (
  id integer not null generated always as identity,
  first timestamptz not null,
  until timestamptz not null,
  -- How many ranches got an order in the period.
  ranchers integer not null default 0,
  created_at timestamptz not null default now(),
  constraint figure_periods_pkey primary key (id),
  constraint figure_periods_first_until_key unique (first, until)
);

-- What a ranch sold in a period.
create table period_ranches (
  period_id integer not null,
  rancher_id integer not null,
  orders bigint not null,
  gross bigint not null,
  constraint period_ranches_pkey primary key (period_id, rancher_id),
  constraint period_ranches_period_id_fkey foreign key (period_id) references figure_periods(id) on delete cascade
);
create index period_ranches_by_gross on period_ranches (period_id, gross desc, rancher_id);

-- What the ranches that are in a state now sold in a period.
create table period_states (
  period_id integer not null,
  state text not null,
  orders bigint not null,
  gross bigint not null,
  constraint period_states_pkey primary key (period_id, state),
  constraint period_states_period_id_fkey foreign key (period_id) references figure_periods(id) on delete cascade
);

-- Browsers that are told by push, each by the service of its maker.
create table push_devices (
  id integer not null generated always as identity,
  user_id integer not null,
  -- The sign-in by which the person last asked for it. Signing out there ends it; a sign-in that expires does not.
  session_sid text not null,
  -- The address at the push service. Whoever knows it and the keys can send to this browser.
  endpoint text not null,
  public_key bytea not null,
  auth bytea not null,
  -- The topics of mails that the person is told of here.
  topics text[] not null,
  shows_details boolean not null,
  created_at timestamptz not null default now(),
  constraint push_devices_pkey primary key (id),
  constraint push_devices_endpoint_key unique (endpoint),
  constraint push_devices_session_sid_key unique (session_sid),
  constraint push_devices_auth_check check (octet_length(auth) = 16),
  constraint push_devices_endpoint_check check (char_length(endpoint) <= 1000),
  constraint push_devices_public_key_check check (octet_length(public_key) = 65),
  constraint push_devices_user_id_fkey foreign key (user_id) references users(id) on delete cascade
);
create index push_devices_user on push_devices (user_id);

-- The key pair that signs notifications for push services (VAPID), made when it is first needed. One row.
create table push_keys (
  id boolean not null default true,
  public_key bytea not null,
  sealed_private_key bytea not null,
  constraint push_keys_pkey primary key (id),
  constraint push_keys_id_check check (id)
);

-- What a family or a ranch says is wrong with an order. An open one holds the commission of its order back from being overdue.
create table complaints (
  id integer not null generated always as identity,
  order_id integer not null,
  -- Who said it.
  side text not null,
  kind text not null,
  state text not null default 'OPEN',
  -- Who acts next. Null once it is closed.
  waits_for text,
  waiting_since timestamptz not null default now(),
  -- When it goes to the platform team, if that side stays silent.
  due_at timestamptz,
  reminded_at timestamptz,
  -- What was agreed or decided to make it right. Nothing moves money by itself.
  remedy text,
  amount integer,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint complaints_pkey primary key (id),
  constraint complaints_amount_check check (amount > 0),
  constraint complaints_check check ((state = 'CLOSED') = (closed_at is not null)),
  constraint complaints_check1 check ((state = 'CLOSED') = (waits_for is null)),
  constraint complaints_check2 check (due_at is null or (waits_for in ('CUSTOMER', 'RANCH'))),
  constraint complaints_check3 check ((state <> all (array['AGREED', 'DECIDED'])) or remedy is not null),
  constraint complaints_check4 check ((state <> all (array['OPEN', 'ANSWERED'])) or remedy is null),
  constraint complaints_check5 check ((not remedy is distinct from 'PART_BACK') = (amount is not null)),
  constraint complaints_kind_check check (kind in ('NOT_AS_AGREED', 'WEIGHT', 'PACKAGING', 'SPOILED', 'NO_SHOW', 'LATE', 'UNPAID', 'MANNERS')),
  constraint complaints_remedy_check check (remedy in ('PART_BACK', 'REPLACEMENT', 'NOTHING')),
  constraint complaints_side_check check (side in ('CUSTOMER', 'RANCH')),
  constraint complaints_state_check check (state in ('OPEN', 'ANSWERED', 'AGREED', 'DECIDED', 'CLOSED')),
  constraint complaints_waits_for_check check (waits_for in ('CUSTOMER', 'RANCH', 'PLATFORM')),
  constraint complaints_order_id_fkey foreign key (order_id) references orders(id)
);
create index complaints_due on complaints (due_at) where (due_at is not null);
create index complaints_of_order on complaints (order_id, id);
create unique index complaints_open_once on complaints (order_id, side, kind) where (state <> 'CLOSED');
create index complaints_waiting on complaints (waiting_since, id) where (state <> 'CLOSED');
create trigger complaints_tell after insert or update of state on complaints for each row execute function tell_complaint_event();

-- Each step of a complaint, with what was said. A remedy is a proposal, or what was agreed or decided.
create table complaint_entries (
  id integer not null generated always as identity,
  complaint_id integer not null,
  side text not null,
  -- Null if the account was deleted, and for steps that nobody took.
  author_id integer,
  step text not null,
  text text not null default '',
  remedy text,
  amount integer,
  created_at timestamptz not null default clock_timestamp(),
  constraint complaint_entries_pkey primary key (id),
  constraint complaint_entries_amount_check check (amount > 0),
  constraint complaint_entries_check check ((not remedy is distinct from 'PART_BACK') = (amount is not null)),
  constraint complaint_entries_remedy_check check (remedy in ('PART_BACK', 'REPLACEMENT', 'NOTHING')),
  constraint complaint_entries_side_check check (side in ('CUSTOMER', 'RANCH', 'PLATFORM')),
  constraint complaint_entries_step_check check (step in ('OPEN', 'ANSWER', 'ACCEPT', 'DECIDE', 'CLOSE', 'ESCALATE')),
  constraint complaint_entries_author_id_fkey foreign key (author_id) references users(id) on delete set null,
  constraint complaint_entries_complaint_id_fkey foreign key (complaint_id) references complaints(id)
);
create index complaint_entries_of_author on complaint_entries (author_id) where (author_id is not null);
create index complaint_entries_of_complaint on complaint_entries (complaint_id, id);

-- Links by which a processor reads about the animals of a ranch that it processes, without an account.
create table processor_doors (
  id integer not null generated always as identity,
  rancher_id integer not null,
  processor_id integer not null,
  -- Where the link is mailed, if it is.
  email text,
  -- Null until the first letter is written.
  token_hash text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- Whether the ranch records the weights that come by this link without looking at them first.
  lets_weights_through boolean not null default false,
  constraint processor_doors_pkey primary key (id),
  constraint processor_doors_token_hash_key unique (token_hash),
  constraint processor_doors_processor_id_fkey foreign key (processor_id) references processors(id) on delete cascade,
  constraint processor_doors_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index processor_doors_by_email on processor_doors (lower(email)) where (revoked_at is null);
create index processor_doors_of_processor on processor_doors (processor_id);
create index processor_doors_of_ranch on processor_doors (rancher_id, id) where (revoked_at is null);

-- What a processor last printed of an animal.
create table processor_prints (
  door_id integer not null,
  animal_id integer not null,
  -- Tells whether the sheets or their owners have changed since.
  content text not null,
  printed_at timestamptz not null default now(),
  constraint processor_prints_pkey primary key (door_id, animal_id),
  constraint processor_prints_animal_id_fkey foreign key (animal_id) references animals(id) on delete cascade,
  constraint processor_prints_door_id_fkey foreign key (door_id) references processor_doors(id) on delete cascade
);
create index processor_prints_of_animal on processor_prints (animal_id);

-- The lowest price, and the lowest cost for a pound before delivery, of the shares that an approved ranch sells.
create table ranch_costs (
  rancher_id integer not null,
  -- Among shares of these sizes: the sum of their quarters.
  sizes smallint not null,
  state text not null,
  price bigint not null,
  cost bigint not null,
  -- The hash of the rule that made it.
  rule text not null,
  constraint ranch_costs_pkey primary key (rancher_id, sizes),
  constraint ranch_costs_rancher_id_fkey foreign key (rancher_id) references ranchers(id) on delete cascade
);
create index ranch_costs_by_cost on ranch_costs (sizes, cost, rancher_id);
create index ranch_costs_by_price on ranch_costs (sizes, price, rancher_id);
create index ranch_costs_by_state on ranch_costs (sizes, state, price);

-- Ranches that may have other costs now. A ranch can stand here many times, so that whoever adds it waits for nobody.
create table stale_costs (
  id bigint not null generated always as identity,
  rancher_id integer not null,
  constraint stale_costs_pkey primary key (id)
);

-- Who publishes slots: whoever reads the mail of an address. Ranches enter the same plant as processors of their own.
create table plants (
  id integer not null generated always as identity,
  -- Where the link of all its ranches and its reminders are mailed.
  email text not null,
  -- Null until the first letter is written.
  token_hash text,
  created_at timestamptz not null default now(),
  constraint plants_pkey primary key (id),
  constraint plants_token_hash_key unique (token_hash)
);
create unique index plants_by_email on plants (lower(email));

-- How many animals a plant takes on a day. 0 on days on which it closed.
create table kill_days (
  plant_id integer not null,
  day date not null,
  slots integer not null,
  constraint kill_days_pkey primary key (plant_id, day),
  constraint kill_days_slots_check check (slots >= 0 and slots <= 200),
  constraint kill_days_plant_id_fkey foreign key (plant_id) references plants(id) on delete cascade
);

-- The animals that have a slot on the day of their harvest.
create table slot_bookings (
  animal_id integer not null,
  plant_id integer not null,
  day date not null,
  -- How many of the two reminders were sent.
  reminders integer not null default 0,
  constraint slot_bookings_pkey primary key (animal_id),
  constraint slot_bookings_reminders_check check (reminders >= 0 and reminders <= 2),
  constraint slot_bookings_animal_id_fkey foreign key (animal_id) references animals(id) on delete cascade,
  constraint slot_bookings_plant_id_day_fkey foreign key (plant_id, day) references kill_days(plant_id, day) on delete cascade
);
create index slot_bookings_of_day on slot_bookings (plant_id, day);

-- Ranches that want to be told when a slot is free, in the order of asking.
create table slot_waits (
  id integer not null generated always as identity,
  plant_id integer not null,
  day date not null,
  processor_id integer not null,
  -- Until when a free slot is held for the ranch. Null while none is.
  offer_ends_at timestamptz,
  constraint slot_waits_pkey primary key (id),
  constraint slot_waits_plant_id_day_processor_id_key unique (plant_id, day, processor_id),
  constraint slot_waits_plant_id_day_fkey foreign key (plant_id, day) references kill_days(plant_id, day) on delete cascade,
  constraint slot_waits_processor_id_fkey foreign key (processor_id) references processors(id) on delete cascade
);
create index slot_waits_of_processor on slot_waits (processor_id);
create index slot_waits_offered on slot_waits (offer_ends_at) where (offer_ends_at is not null);

-- What a ranch or an admin asks every family of some harvested animals to do.
create table recalls (
  id integer not null generated always as identity,
  -- Null for one by an admin, which may reach the animals of several ranches.
  rancher_id integer,
  -- Null if the account was deleted.
  author_id integer,
  -- How the animals were found, in words.
  found_by text not null,
  reason text not null,
  advice text not null,
  created_at timestamptz not null default now(),
  constraint recalls_pkey primary key (id),
  constraint recalls_author_id_fkey foreign key (author_id) references users(id) on delete set null,
  constraint recalls_rancher_id_fkey foreign key (rancher_id) references ranchers(id)
);
create index recalls_of_author on recalls (author_id) where (author_id is not null);
create index recalls_of_ranch on recalls (rancher_id) where (rancher_id is not null);

-- The animals of a recall, with each share that is or was of their beef.
create table recall_shares (
  recall_id integer not null,
  animal_id integer not null,
  -- Null for an animal without any.
  claim_id integer,
  constraint recall_shares_recall_id_animal_id_claim_id_key unique nulls not distinct (recall_id, animal_id, claim_id),
  constraint recall_shares_animal_id_fkey foreign key (animal_id) references animals(id) on delete cascade,
  constraint recall_shares_claim_id_fkey foreign key (claim_id) references claims(id) on delete cascade,
  constraint recall_shares_recall_id_fkey foreign key (recall_id) references recalls(id) on delete cascade
);
create index recall_shares_of_animal on recall_shares (animal_id);
create index recall_shares_of_claim on recall_shares (claim_id) where (claim_id is not null);

-- The families of a recall, each of which gets one letter.
create table recall_notices (
  recall_id integer not null,
  customer_id integer not null,
  -- Its newest order concerned.
  order_id integer not null,
  read_at timestamptz,
  constraint recall_notices_pkey primary key (recall_id, customer_id),
  constraint recall_notices_customer_id_fkey foreign key (customer_id) references users(id) on delete cascade,
  constraint recall_notices_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint recall_notices_recall_id_fkey foreign key (recall_id) references recalls(id) on delete cascade
);
create index recall_notices_of_customer on recall_notices (customer_id);
create index recall_notices_of_order on recall_notices (order_id);

-- Weights that a processor has entered, each row with all that it had entered until then. The last row counts.
create table weight_proposals (
  id integer not null generated always as identity,
  door_id integer not null,
  animal_id integer not null,
  hanging_tenths integer,
  sides_tenths integer[],
  packaged jsonb not null,
  reason text,
  proposed_at timestamptz not null default now(),
  -- The weighing with which the ranch decided about them. Null as long as they wait.
  weighing_id integer,
  constraint weight_proposals_pkey primary key (id),
  constraint weight_proposals_animal_id_fkey foreign key (animal_id) references animals(id) on delete cascade,
  constraint weight_proposals_door_id_fkey foreign key (door_id) references processor_doors(id) on delete cascade,
  constraint weight_proposals_weighing_id_fkey foreign key (weighing_id) references weighings(id) on delete set null
);
create index weight_proposals_of_animal on weight_proposals (animal_id, id);
create index weight_proposals_of_door on weight_proposals (door_id);
create index weight_proposals_of_weighing on weight_proposals (weighing_id);

-- The people of each ranch, with what they are there. Who helps at a ranch that its owner closes has nothing to do there until it is kept.
create view ranch_people as
 select ranchers.user_id,
    ranchers.id as rancher_id,
    'OWNER' as role
   from ranchers
union all
 select h.user_id,
    h.rancher_id,
    h.role
   from ranch_helpers h
     join ranchers r on r.id = h.rancher_id
  where r.deletes_at is null;

-- Adds what is folded to the sales of its periods.
create function add_to_periods() returns trigger language plpgsql
as $
begin
  if not exists (select from figure_periods) then return null; end if;
  with changed as (
    select period.id as period_id, rancher_id, sum(orders) as orders, sum(amount) as gross
    from old_rows join figure_periods period on old_rows.created_at >= first and old_rows.created_at < until
    where status <> 'CANCELED' group by 1, 2
  ), by_ranch as (
    insert into period_ranches as kept select * from changed on conflict (period_id, rancher_id)
      do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross
    returning period_id, rancher_id, orders
  ), counted as (
    update figure_periods set ranchers = ranchers + began from (
      select period_id, sum((kept.orders > 0)::integer - (kept.orders - changed.orders > 0)::integer) as began
      from by_ranch kept join changed using (period_id, rancher_id) group by 1
    ) ranches where period_id = id
  )
  insert into period_states as kept
    select period_id, state, sum(orders), sum(gross) from changed join ranchers on ranchers.id = rancher_id group by 1, 2
    on conflict (period_id, state) do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross;
  return null;
end $;

-- Adds the entries of a statement to the balances of their ranches, and refuses payments above them.
create function book_ledger() returns trigger language plpgsql
as $
declare
  is_too_much boolean;
begin
  with booked as (
    update ranchers r set current_balance = r.current_balance + entry.change
    from (
      select rancher_id, sum(case when type in ('CHARGE', 'ADJUSTMENT') then amount when type = 'REQUEST' then 0 else -amount end) as change, bool_or(type in ('PAYMENT', 'CREDIT', 'WAIVER')) as lowers
      from entries group by rancher_id
    ) as entry
    where r.id = entry.rancher_id and entry.change <> 0
    returning entry.lowers and r.current_balance < 0 as is_too_much
  )
  select bool_or(booked.is_too_much) into is_too_much from booked;
  if is_too_much then
    raise exception 'nobody can pay more than what is owed' using errcode = 'check_violation';
  end if;
  return null;
end $;

-- Changes a count, in any of its rows that nobody holds.
create function change_row_count(changed_table text, changed_part text, change bigint) returns void language plpgsql
as $
begin
  update row_counts set rows = rows + change where id = (
    select id from row_counts where of_table = changed_table and part = changed_part limit 1 for update skip locked
  );
  if not found then
    insert into row_counts (of_table, part, rows) values (changed_table, changed_part, change);
  end if;
end $;

-- Has a ranch checked once, at the end of the transaction that touched it.
create function check_ranch_later() returns trigger language plpgsql
as $
declare
  ranch integer;
begin
  if tg_table_name = 'ranchers' then ranch := new.id; else ranch := new.rancher_id; end if;
  insert into ranches_to_check (rancher_id)
    select ranch where not exists (select from ranches_to_check where rancher_id = ranch);
  return null;
end $;

-- Changes a count once, however many rows a statement writes.
create function count_audit_entries() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then
    perform change_row_count('audit_entries', action, count(*)) from new_rows group by action;
  elsif tg_op = 'DELETE' then
    perform change_row_count('audit_entries', action, -count(*)) from old_rows group by action;
  else
    perform change_row_count('audit_entries', part, sum(change)::bigint)
      from (select action as part, 1 as change from new_rows union all select action, -1 from old_rows) as changes
      group by part having sum(change) <> 0;
  end if;
  return null;
end $;

-- Changes a count once, however many rows a statement writes.
create function count_feedback() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then
    perform change_row_count('feedback', type, count(*)) from new_rows group by type;
  elsif tg_op = 'DELETE' then
    perform change_row_count('feedback', type, -count(*)) from old_rows group by type;
  else
    perform change_row_count('feedback', part, sum(change)::bigint)
      from (select type as part, 1 as change from new_rows union all select type, -1 from old_rows) as changes
      group by part having sum(change) <> 0;
  end if;
  return null;
end $;

-- Changes a count once, however many rows a statement writes.
create function count_orders() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then
    perform change_row_count('orders', status, count(*)) from new_rows group by status;
  elsif tg_op = 'DELETE' then
    perform change_row_count('orders', status, -count(*)) from old_rows group by status;
  else
    perform change_row_count('orders', part, sum(change)::bigint)
      from (select status as part, 1 as change from new_rows union all select status, -1 from old_rows) as changes
      group by part having sum(change) <> 0;
  end if;
  return null;
end $;

-- Changes a count once, however many rows a statement writes.
create function count_ranchers() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then
    perform change_row_count('ranchers', approval, count(*)) from new_rows group by approval;
  elsif tg_op = 'DELETE' then
    perform change_row_count('ranchers', approval, -count(*)) from old_rows group by approval;
  else
    perform change_row_count('ranchers', part, sum(change)::bigint)
      from (select approval as part, 1 as change from new_rows union all select approval, -1 from old_rows) as changes
      group by part having sum(change) <> 0;
  end if;
  return null;
end $;

-- Adds and subtracts, because a sum over reviews could miss one that another transaction writes meanwhile.
create function count_review() returns trigger language plpgsql
as $
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update ranchers set rating_counts[old.stars] = rating_counts[old.stars] - 1 where id = old.rancher_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    update ranchers set rating_counts[new.stars] = rating_counts[new.stars] + 1 where id = new.rancher_id;
  end if;
  return null;
end $;

-- Changes the count of a state once, however many ranches a statement writes.
create function count_states() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then
    perform change_row_count('approved ranchers', state, count(*)) from new_rows where approval = 'APPROVED' group by state;
  elsif tg_op = 'DELETE' then
    perform change_row_count('approved ranchers', state, -count(*)) from old_rows where approval = 'APPROVED' group by state;
  else
    perform change_row_count('approved ranchers', state, sum(change)::bigint)
      from (select state, approval, 1 as change from new_rows union all select state, approval, -1 from old_rows) as changes
      where approval = 'APPROVED' group by state having sum(change) <> 0;
  end if;
  return null;
end $;

-- Changes a count once, however many rows a statement writes.
create function count_users() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then
    perform change_row_count('users', user_type, count(*)) from new_rows group by user_type;
  elsif tg_op = 'DELETE' then
    perform change_row_count('users', user_type, -count(*)) from old_rows group by user_type;
  else
    perform change_row_count('users', part, sum(change)::bigint)
      from (select user_type as part, 1 as change from new_rows union all select user_type, -1 from old_rows) as changes
      group by part having sum(change) <> 0;
  end if;
  return null;
end $;

-- The trace that the transaction is a part of; the server sets it when it begins one.
create function current_traceparent() returns text language sql stable
as $
  select nullif(current_setting('herdline.traceparent', true), '')
$;

-- Stops telling a browser by push when its person signs out.
create function end_push_device() returns trigger language plpgsql
as $
begin
  delete from push_devices where session_sid = old.sid;
  return null;
end $;

-- Stops telling anyone by push whose sign-ins all end.
create function end_push_devices() returns trigger language plpgsql
as $
begin
  delete from push_devices where user_id = new.id;
  return null;
end $;

-- Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.
create function fold_charges() returns integer language plpgsql
as $
  declare folded integer;
  begin
    if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
    
with taken as (
  delete from stale_ranches where id = any(array(select id from stale_ranches order by id limit 1000)) returning *
), stale as (select array_agg(distinct rancher_id) as ids from taken
), before as (select open_charges.* from stale, open_charges where rancher_id = any(ids)
), now as (select charge.* from stale, open_charges_of(ids) charge
), gone as (
  delete from open_charges where order_id in (select order_id from before)
    and order_id not in (select order_id from now)
), written as (
  insert into open_charges select * from now on conflict (order_id) do update set
    rancher_id = excluded.rancher_id, charged_at = excluded.charged_at, rest = excluded.rest, is_oldest = excluded.is_oldest
), summed as (
insert into charge_figures as kept (hour, amount, charges)
  select floor(extract(epoch from charged_at) / 3600)::integer, sum(amount), sum(charges) from (select charged_at, -1 * rest as amount, -1 as charges from before union all select charged_at, 1 * rest as amount, 1 as charges from now) changed group by 1
  on conflict (hour) do update set amount = kept.amount + excluded.amount, charges = kept.charges + excluded.charges)
select count(*) into folded from taken;
    return folded;
  end $;

-- Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.
create function fold_figures() returns integer language plpgsql
as $
  declare folded integer;
  begin
    if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
    
with counted as (
delete from figure_changes where id = any(array(select id from figure_changes order by id limit 10000)) returning *), by_kind as (
  insert into order_figures as kept (hours, block, status, order_type, orders, amount)
    select hours, floor(extract(epoch from created_at) / 3600 / hours)::integer, status, order_type, sum(orders), sum(amount)
    from counted cross join unnest(array[64, 256, 1024, 4096]) as hours where status is not null group by 1, 2, 3, 4
    on conflict (hours, block, status, order_type)
    do update set orders = kept.orders + excluded.orders, amount = kept.amount + excluded.amount
), by_ranch as (
  insert into ranch_figures as kept (hours, block, rancher_id, orders, gross)
    select hours, floor(extract(epoch from created_at) / 3600 / hours)::integer, rancher_id, sum(orders), sum(amount)
    from counted cross join unnest(array[64, 256, 1024, 4096]) as hours where status <> 'CANCELED' group by 1, 2, 3
    on conflict (hours, block, rancher_id)
    do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross
), by_hour as (
  insert into hour_figures as kept (hour, orders, gross, charged, paid, customers)
    select floor(extract(epoch from created_at) / 3600)::integer, coalesce(sum(orders) filter (where status <> 'CANCELED'), 0),
      coalesce(sum(amount) filter (where status <> 'CANCELED'), 0), sum(charged), sum(paid), sum(customers)
    from counted group by 1
    on conflict (hour) do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross,
      charged = kept.charged + excluded.charged, paid = kept.paid + excluded.paid,
      customers = kept.customers + excluded.customers
)
select count(*) from counted into folded;
    return folded;
  end $;

-- Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.
create function fold_herds() returns integer language plpgsql
as $
  declare folded integer;
  begin
    if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
    
with counted as (
delete from herd_changes where id = any(array(select id from herd_changes order by id limit 10000)) returning *), summed as (
  insert into herd_figures as kept (hours, block, state, animals, filled, seconds)
    select hours, floor(extract(epoch from opened_at) / 3600 / hours)::integer, state, sum(animals), sum(filled), sum(seconds)
    from counted cross join unnest(array[64, 256, 1024, 4096]) as hours group by 1, 2, 3
    on conflict (hours, block, state) do update set animals = kept.animals + excluded.animals,
      filled = kept.filled + excluded.filled, seconds = kept.seconds + excluded.seconds
)
select count(*) from counted into folded;
    return folded;
  end $;

-- Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.
create function fold_moves() returns integer language plpgsql
as $
  declare folded integer;
  begin
    if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
    
with counted as (
delete from move_changes where id = any(array(select id from move_changes order by id limit 10000)) returning *), summed as (
  insert into move_figures as kept (hours, block, came_from, status, bucket, moves)
    select hours, floor(extract(epoch from moved_at) / 3600 / hours)::integer, came_from, status, bucket, sum(moves)
    from counted cross join unnest(array[64, 256, 1024, 4096]) as hours group by 1, 2, 3, 4, 5
    on conflict (hours, block, came_from, status, bucket) do update set moves = kept.moves + excluded.moves
)
select count(*) into folded from counted;
    return folded;
  end $;

-- Sums up some of what has changed, and says how much that was. One sums up at a time, the others have nothing to do.
create function fold_progress() returns integer language plpgsql
as $
  declare folded integer;
  begin
    if not pg_try_advisory_xact_lock(7319212) then return 0; end if;
    
with taken as (
  delete from stale_customers where id = any(array(select id from stale_customers order by id limit 5000)) returning *
), stale as (select array_agg(distinct customer_id) as ids from taken
), before as (select customer_progress.* from stale, customer_progress where customer_id = any(ids)
), now as (select progress.* from stale, progress_of(ids) progress
), gone as (
  delete from customer_progress where customer_id in (select customer_id from before)
    and customer_id not in (select customer_id from now)
), written as (
  insert into customer_progress select * from now on conflict (customer_id) do update set
    registered_at = excluded.registered_at, ordered = excluded.ordered, fulfilled = excluded.fulfilled,
    ordered_again = excluded.ordered_again
), summed as (
insert into progress_figures as kept (hour, ordered, fulfilled, ordered_again)
  select floor(extract(epoch from registered_at) / 3600)::integer, sum(ordered), sum(fulfilled), sum(ordered_again) from (select registered_at, -1 * ordered as ordered, -1 * fulfilled as fulfilled,
  -1 * ordered_again as ordered_again from before union all select registered_at, 1 * ordered as ordered, 1 * fulfilled as fulfilled,
  1 * ordered_again as ordered_again from now) changed group by 1
  on conflict (hour) do update set ordered = kept.ordered + excluded.ordered,
    fulfilled = kept.fulfilled + excluded.fulfilled, ordered_again = kept.ordered_again + excluded.ordered_again)
select count(*) into folded from taken;
    return folded;
  end $;

-- Who gets another animal has not bought that one yet.
create function forget_live_purchase() returns trigger language plpgsql
as $
begin
  new.live_purchase_id := null;
  new.live_purchase_asked_at := null;
  return new;
end $;

-- Whether a change takes away nothing but words of a person who is being erased. Figures stay as they are.
create function is_erasure(before jsonb, after jsonb, words text[]) returns boolean language sql stable
as $
  select current_setting('herdline.erasing', true) = 'on' and before - words = after - words
$;

-- Keeps at least one admin with all rights, because only such an admin gives rights to others.
create function keep_an_admin() returns trigger language plpgsql
as $
begin
  -- Of the last two, removed at the same moment, the second must see that the first is gone.
  perform pg_advisory_xact_lock(7319207);
  if not exists (select from users where user_type = 'ADMIN' and admin_role = 'ALL' and id <> old.id) then
    raise exception 'the last admin cannot be removed';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $;

-- Whatever writes a message or marks one as seen, the counts agree and both sides hear of it.
create function keep_conversations() returns trigger language plpgsql
as $
begin
  update conversations c set
    last_message_id = last.id,
    last_message_at = last.sent_at,
    customer_wrote = exists (select from messages where conversation_id = c.id and side = 'CUSTOMER'),
    ranch_wrote = exists (select from messages where conversation_id = c.id and side = 'RANCH'),
    customer_unread = unseen.of_ranch,
    ranch_unread = unseen.of_customer,
    customer_mailed_at = case when unseen.of_ranch > 0 then c.customer_mailed_at end,
    ranch_mailed_at = case when unseen.of_customer > 0 then c.ranch_mailed_at end
  from (select distinct conversation_id as id from changed) touched,
    lateral (select id, sent_at from messages where conversation_id = touched.id order by id desc limit 1) last,
    lateral (
      select count(*) filter (where side = 'RANCH') as of_ranch, count(*) filter (where side = 'CUSTOMER') as of_customer
      from messages where conversation_id = touched.id and seen_at is null
    ) unseen
  where c.id = touched.id;
  perform pg_notify('conversations', concat_ws(' ', rancher_id, customer_id, id)) from conversations
    where id in (select conversation_id from changed);
  return null;
end $;

-- Notes whether the deposit of a share has been received.
create function keep_deposit_received() returns trigger language plpgsql
as $
declare
  received integer := (select coalesce(sum(amount), 0) from order_payment_parts where claim_id = new.id);
begin
  if new.order_id is null then
    return new;
  elsif received > 0 and received >= new.deposit and new.deposit > 0 then
    new.deposit_received_at := coalesce(new.deposit_received_at, now());
  elsif received <= 0 or new.deposit is not null then
    -- A deposit that was given back is asked for anew, so that its share doesn't lapse the same night.
    if new.deposit_received_at is not null and new.deposit_due <= current_date + 1 then
      new.deposit_due := null;
    end if;
    new.deposit_received_at := null;
  end if;
  return new;
end $;

-- Finds the next animals anew where animals changed. What a ranch shows of its next animal is the animal's, so each change of one is told.
create function keep_harvests_of_animals() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then perform keep_next_harvests(array(select distinct rancher_id from new_rows));
  elsif tg_op = 'DELETE' then perform keep_next_harvests(array(select distinct rancher_id from old_rows));
  else
    perform keep_next_harvests(array(select distinct rancher_id from (select rancher_id, id, stage, taken, harvest_date, hang_days, cutting_days from new_rows except select rancher_id, id, stage, taken, harvest_date, hang_days, cutting_days from old_rows) as rows));
    perform tell_ranches('products_changed', array(select rancher_id from new_rows));
  end if;
  return null;
end $;

-- Finds the next animals anew where a ranch changed what it sells.
create function keep_harvests_of_ranchers() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then insert into ranch_harvests (rancher_id) select id from new_rows;
  else perform keep_next_harvests(array(select distinct id from (select id, offer_quarter_cow, quarter_cow_price, offer_half_cow, half_cow_price, offer_whole_cow, whole_cow_price from new_rows except select id, offer_quarter_cow, quarter_cow_price, offer_half_cow, half_cow_price, offer_whole_cow, whole_cow_price from old_rows) as rows));
  end if;
  return null;
end $;

-- Nobody both owns a ranch and helps at one.
create function keep_helpers_apart() returns trigger language plpgsql
as $
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
end $;

-- Finds the next animals of ranches anew. Who changes one animal of a ranch waits here for whoever changes another, and then sees both. These rows are locked after ranches and animals.
create function keep_next_harvests(ranch_ids integer[]) returns void language plpgsql
as $
begin
  perform from ranch_harvests where rancher_id = any(ranch_ids) order by rancher_id for update;
  with animals_left as (
    select a.id, a.rancher_id,
      r.offer_quarter_cow and true as has_quarter,
      r.offer_half_cow and (not a.taken && '{1,2}' or not a.taken && '{3,4}') as has_half,
      r.offer_whole_cow and a.taken = '{}' as has_whole,
      case when a.harvest_date is null then 2147483646
        else a.harvest_date - date '2000-01-01' + a.hang_days + a.cutting_days end as ready
    from animals a join ranchers r on r.id = a.rancher_id
    where a.rancher_id = any(ranch_ids) and a.stage = 'OPEN' and a.quarters_left > 0
  ), found as (
    select rancher_id, (array_agg(id order by ready, id))[1] as animal_id, min(ready) as ready,
      min(ready) filter (where has_quarter) as quarter_ready,
      min(ready) filter (where has_half) as half_ready,
      min(ready) filter (where has_whole) as whole_ready
    from animals_left where has_quarter or has_half or has_whole group by rancher_id
  )
  update ranch_harvests h set (animal_id, ready, quarter_ready, half_ready, whole_ready) =
    row(found.animal_id, coalesce(found.ready, 2147483647), coalesce(found.quarter_ready, 2147483647), coalesce(found.half_ready, 2147483647), coalesce(found.whole_ready, 2147483647))
  from unnest(ranch_ids) as ranch (id) left join found on found.rancher_id = ranch.id
  where h.rancher_id = ranch.id
    and (h.animal_id, h.ready, h.quarter_ready, h.half_ready, h.whole_ready)
      is distinct from (found.animal_id, coalesce(found.ready, 2147483647), coalesce(found.quarter_ready, 2147483647), coalesce(found.half_ready, 2147483647), coalesce(found.whole_ready, 2147483647));
end $;

create function keep_receipt() returns trigger language plpgsql
as $
begin
  select received, due into new.received_then, new.balance_due_then from state_at_payment(new);
  return new;
end $;

-- Adds a payment to its order, splits it, and looks at the deposits that it covers.
create function keep_received() returns trigger language plpgsql
as $
begin
  update orders set received = received + case new.kind when 'REFUND' then -new.amount when 'KEPT' then 0 else new.amount end,
    kept = kept + case new.kind when 'KEPT' then new.amount else 0 end, updated_at = now() where id = new.order_id;
  perform split_order_payment(new);
  -- The trigger of the deposit looks at the parts.
  update claims set deposit = deposit
    where id in (select claim_id from order_payment_parts where payment_id = new.id);
  return null;
end $;

create function keep_seller() returns trigger language plpgsql
as $
  begin
    if tg_table_name = 'ranchers' then
      insert into sellers (rancher_id, ranch_name, street, city, state, phone, email) select r.id, r.ranch_name, r.street, r.city, r.state, u.phone, u.email
from ranchers r join users u on u.id = r.user_id where r.id = new.id;
    else
      insert into sellers (rancher_id, ranch_name, street, city, state, phone, email) select r.id, r.ranch_name, r.street, r.city, r.state, u.phone, u.email
from ranchers r join users u on u.id = r.user_id where r.user_id = new.id;
    end if;
    return null;
  end $;

-- Keeps animals.taken as the places say.
create function keep_taken() returns trigger language plpgsql
as $
begin
  update animals set taken = array(
    select place from animal_places where animal_id = animals.id
    union all select unnest(places) from line_offers where animal_id = animals.id and answer is null
    order by 1)
  where id in (select animal_id from changed);
  if exists (
    select from animals where id in (select animal_id from changed)
      and cardinality(taken) > (select count(distinct place) from unnest(taken) place)
  ) then
    raise exception 'a place has two owners' using errcode = 'unique_violation';
  end if;
  return null;
end $;

create function keep_yield(ranch integer) returns void language plpgsql
as $
begin
  update ranchers set (yield_from, yield_to, yield_animals) = row(band.low, band.high, band.animals)
  from (select) one left join (
    select least(80, greatest(45, round(percentile_cont(0.1) within group (order by percent)))) as low, least(80, greatest(45, round(percentile_cont(0.9) within group (order by percent)))) as high, count(*) as animals
    from (
      select 10 * sum(c.packaged_tenths) / sum(c.hanging_pounds) as percent
      from animals a join claims c on c.animal_id = a.id
      where a.rancher_id = ranch and (c.order_id is not null or c.packaged_tenths is not null)
      group by a.id having bool_and(c.packaged_tenths is not null and c.hanging_pounds is not null)
    ) packed having count(*) >= 5
  ) band on true
  where id = ranch and (yield_from, yield_to, yield_animals) is distinct from (band.low, band.high, band.animals);
end $;

create function keep_yield_of_claim() returns trigger language plpgsql
as $
begin
  perform keep_yield(new.rancher_id);
  return null;
end $;

-- Who gets an animal is told its date right then.
create function know_harvest() returns trigger language plpgsql
as $
begin
  new.told_harvest := (select harvest_date from animals where id = new.animal_id);
  new.promised_harvest := coalesce(new.promised_harvest, new.told_harvest);
  new.placed_at := now();
  if new.animal_id is not null then
    new.left_harvest := null;
  elsif old.animal_id is not null then
    new.left_harvest := (select harvest_date from animals where id = old.animal_id);
  end if;
  return new;
end $;

-- Keeps which harvested animal a share has left, for recalls.
create function know_left_animal() returns trigger language plpgsql
as $
begin
  new.left_animal_id := (select old.animal_id from animals
    where id = old.animal_id and new.animal_id is null and stage in ('HARVESTED', 'WEIGHED', 'READY', 'CLOSED'));
  return new;
end $;

create function know_weight() returns trigger language plpgsql
as $
  begin
    new.told_weight := (select array[expected_hanging_from_tenths, expected_hanging_to_tenths] from animals
where id = new.animal_id and expected_hanging_from_tenths is not null);
    return new;
  end $;

-- The hashes of pictures on other hosts; our own are paths. An address can be longer than an index allows.
create function linked_pictures(urls text[]) returns text[] language sql immutable parallel safe return (select coalesce(array_agg(md5(url.url)), '{}'[]) as "coalesce" from unnest(linked_pictures.urls) url(url) where (url.url !~~ '/%'))
;

-- Miles on the sphere, to the tenth; plain enough that PostgreSQL writes it into the query. Search, quote and checkout all call this one, so they cannot disagree.
create function miles_between(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision) returns double precision language sql immutable parallel safe strict
as $
  select round(3958.8 * 2 * asin(sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2) +
    cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)
  )) * 10) / 10
$;

-- Tells that the animals of a ranch count for another state.
create function move_herd_figures() returns trigger language plpgsql
as $
  begin
    insert into herd_changes (opened_at, state, animals, filled, seconds) 
select opened_at, new.state as state, 1 as animals, 1 * (filled_at is not null)::integer as filled,
  1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
from animals animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null and rancher_id = new.id
      union all 
select opened_at, old.state as state, -1 as animals, -1 * (filled_at is not null)::integer as filled,
  -1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
from animals animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null and rancher_id = new.id;
    return null;
  end $;

-- Counts what a ranch has sold for the state that it is in now.
create function move_sales_to_state() returns trigger language plpgsql
as $
begin
  -- Changes are folded under this lock.
  perform pg_advisory_xact_lock(7319212);
  insert into period_states as kept
    select period_id, state, sign * orders, sign * gross
    from period_ranches cross join (values (old.state, -1), (new.state, 1)) as states (state, sign)
    where rancher_id = new.id and period_id = any(array(select id from figure_periods))
    on conflict (period_id, state) do update set orders = kept.orders + excluded.orders, gross = kept.gross + excluded.gross;
  return null;
end $;

-- Copies the inspection of the processor to an animal.
create function note_inspection() returns trigger language plpgsql
as $
begin
  select inspection, state, establishment_number into new.inspection, new.inspected_in, new.establishment_number
  from processors where id = new.processor_id;
  return new;
end $;

-- Notes when an animal was opened for families and when its last quarter was taken.
create function note_opening() returns trigger language plpgsql
as $
begin
  new.opened_at := case when new.stage not in ('PLANNED', 'WITHDRAWN') then coalesce(new.opened_at, now()) end;
  new.filled_at := case when new.opened_at is not null and cardinality(new.taken) = 4 then coalesce(new.filled_at, now()) end;
  return new;
end $;

-- Notes the moves of a statement.
create function note_status_moves() returns trigger language plpgsql
as $
begin
  insert into status_moves (update_id, came_from, status, moved_at, took) 
select n.id, before.status, n.status, n.created_at, extract(epoch from n.created_at - before.created_at)
from new_rows n
cross join lateral (
  select status, created_at from order_status_updates
  where order_id = n.order_id and id < n.id order by id desc limit 1
) before
where n.status <> 'PENDING';
  return null;
end $;

-- The open charges of ranches as they are now. Payments settle the oldest charges first, so a ranch owes its newest charges, up to its balance.
create function open_charges_of(ranches integer[]) returns setof open_charges language sql stable
as $
  select order_id, rancher_id, created_at, rest, row_number() over (partition by rancher_id order by created_at, order_id) = 1
  from (
    select order_id, rancher_id, created_at,
      least(amount, current_balance - coalesce(sum(amount) over younger, 0))::bigint as rest
    from (
      select t.id, t.order_id, o.rancher_id, t.created_at, r.current_balance, t.amount + coalesce(
        (select sum(amount) from commission_transactions a where a.order_id = t.order_id and a.type = 'ADJUSTMENT'), 0) as amount
      from orders o
      join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
      join ranchers r on r.id = o.rancher_id
      where o.rancher_id = any(ranches) and o.status = 'FULFILLED' and not o.commission_paid
    ) charge
    window younger as (partition by rancher_id order by id desc rows between unbounded preceding and 1 preceding)
  ) charge
  where rest > 0
$;

-- Lists a new request to pay as open.
create function open_commission_request() returns trigger language plpgsql
as $
begin
  insert into commission_open_requests values (new.id, new.rancher_id, new.amount);
  return null;
end $;

-- Each order has its conversation. A question that the family asked the ranch before becomes that of its first order.
create function open_conversations() returns trigger language plpgsql
as $
begin
  update conversations c set order_id = first.id
  from (
    select distinct on (rancher_id, customer_id) id, rancher_id, customer_id from placed
    order by rancher_id, customer_id, id
  ) first
  where c.rancher_id = first.rancher_id and c.customer_id = first.customer_id and c.order_id is null;
  insert into conversations (rancher_id, customer_id, order_id, created_at)
  select rancher_id, customer_id, id, created_at from placed
  on conflict (order_id) do nothing;
  return null;
end $;

-- Passes a changed inspection on to animals that are not harvested yet.
create function pass_inspection_on() returns trigger language plpgsql
as $
begin
  update animals set inspection = new.inspection, inspected_in = new.state, establishment_number = new.establishment_number
  where processor_id = new.id and stage in ('PLANNED', 'OPEN');
  return null;
end $;

-- The progress of customers as it is now.
create function progress_of(customers integer[]) returns setof customer_progress language sql stable
as $
  select u.id, u.created_at, 1, least(count(*) filter (where o.status = 'FULFILLED'), 1)::integer,
    (count(*) > 1)::integer
  from users u join orders o on o.customer_id = u.id
  where u.id = any(customers) and u.user_type = 'CUSTOMER' group by u.id
$;

-- One job at a time for each webhook: what is added while one runs waits for it. When the job is due stays as it is for a webhook that fails, unless told otherwise. Mail goes before.
create function queue_delivery(webhook_id integer, due timestamptz, hasten boolean) returns void language plpgsql
as $
begin
  loop
    -- The queue adds nothing when a worker takes the job with this key at the same moment; that one may be too early.
    exit when (graphile_worker.add_job(
      'deliverEvents', json_build_object('webhookId', webhook_id), queue_name => 'webhook ' || webhook_id,
      run_at => due, job_key => 'webhook ' || webhook_id, priority => 1,
      job_key_mode => case when hasten then 'replace' else 'preserve_run_at' end
    )).id is not null;
  end loop;
end $;

-- The audit log is only added to, save for words of a person who is erased.
create function refuse_audit_change() returns trigger language plpgsql
as $
begin
  if tg_op = 'UPDATE' then
    if is_erasure(to_jsonb(old), to_jsonb(new), '{actor_name,record_name,changes,token_name,address,user_agent}') then return new; end if;
  end if;
  raise exception 'the audit log is append-only';
end $;

-- Refuses a balance that is not what the ledger makes. A trigger that books has written it already.
create function refuse_balance() returns trigger language plpgsql
as $
begin
  if pg_trigger_depth() = 1 and new.current_balance <> (
    select coalesce(sum(case when type in ('CHARGE', 'ADJUSTMENT') then amount when type = 'REQUEST' then 0 else -amount end), 0) from commission_transactions where rancher_id = new.id
  ) then
    raise exception 'the balance of ranch % is what its ledger makes', new.id using errcode = 'check_violation';
  end if;
  return new;
end $;

-- Stops a statement that answers a whole read where a field is not open on a row.
create function refuse_field() returns text language plpgsql parallel safe
as $
begin
  raise exception 'this field is not open' using errcode = 'HR403';
end $;

-- The ledger is only added to, save for words of a person who is erased.
create function refuse_ledger_change() returns trigger language plpgsql
as $
begin
  if tg_op = 'UPDATE' then
    if is_erasure(to_jsonb(old), to_jsonb(new), '{description}') then return new; end if;
  end if;
  raise exception 'the commission ledger is append-only';
end $;

-- Confirmations are only added to.
create function refuse_live_purchase_change() returns trigger language plpgsql
as $
begin
  raise exception 'confirmations of live purchases are append-only';
end $;

-- A status that moves has its row of history by the end of the transaction, whichever of the two is written first.
create function refuse_move_without_history() returns trigger language plpgsql
as $
begin
  if not exists (
    select from order_status_updates u where u.order_id = new.id and u.status = new.status and not exists (
      select from order_status_updates later
      where later.order_id = new.id and later.status = old.status and later.id > u.id)
  ) then
    raise exception 'order % moved from % to % without a row of its history', new.id, old.status, new.status
      using errcode = 'check_violation';
  end if;
  return null;
end $;

-- Weights, settlements and payments are only added to, save for words of a person who is erased.
create function refuse_settlement_change() returns trigger language plpgsql
as $
begin
  if tg_op = 'UPDATE' then
    if is_erasure(to_jsonb(old), to_jsonb(new), '{note,reason}') then return new; end if;
  end if;
  raise exception 'weights, settlements and payments are append-only';
end $;

-- What was received and settled of an order is what its payments and its last revision make.
create function refuse_sums_of_order() returns trigger language plpgsql
as $
begin
  if pg_trigger_depth() = 1 and new.received <> (
    select coalesce(sum(case kind when 'REFUND' then -amount when 'KEPT' then 0 else amount end), 0)
    from order_payments where order_id = new.id
  ) then
    raise exception 'what was received for order % is what its payments make', new.id using errcode = 'check_violation';
  end if;
  if new.settled_total is not null and new.settled_total is distinct from (
    select total from order_revisions where order_id = new.id order by number desc limit 1
  ) then
    raise exception 'the total of order % is that of its last settlement', new.id using errcode = 'check_violation';
  end if;
  return new;
end $;

-- Payments cover the oldest charges first: due charges make at least the balance, and what payments leave for them does not cover the oldest.
create function refuse_wrong_order_of_payment() returns trigger language plpgsql
as $
declare
  total bigint;
  oldest bigint;
  balance bigint;
begin
  delete from ranches_to_check where rancher_id = new.rancher_id;
  select coalesce(sum(amount), 0), (array_agg(amount order by charge))[1] into total, oldest
    from (
      select o.rancher_id, t.id as charge, t.amount + coalesce(
        (select sum(amount) from commission_transactions where order_id = o.id and type = 'ADJUSTMENT'), 0) as amount
      from orders o join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
      where o.status = 'FULFILLED' and not o.commission_paid and o.rancher_id = new.rancher_id) as due;
  select current_balance into balance from ranchers where id = new.rancher_id;
  if not (total >= balance and (oldest is null or oldest > total - balance))
    and not exists (select from unreconciled_ranches where rancher_id = new.rancher_id) then
    raise exception 'payments of ranch % cover its oldest charges first', new.rancher_id
      using errcode = 'check_violation';
  end if;
  return null;
end $;

-- The form in which searches compare texts, without accents and case. rules/words/searchForm is the same function.
create function search_form(written text) returns text language sql immutable parallel safe
as $
  select lower(translate(regexp_replace(normalize(written, nfkd), '[\u0300-\u036f]', '', 'g'), '‘’ʼ‐‑–—', '''''''----'))
$;

-- A ranch with an open animal sells by the animal. Whoever opens one has locked the ranch.
create function sell_by_animal() returns trigger language plpgsql
as $
begin
  update ranchers set sells_by_animal = true where id = new.rancher_id and not sells_by_animal;
  return null;
end $;

-- The box around all places that a ranch ships to.
create function shipping_box(latitude double precision, longitude double precision, miles integer, nationwide boolean) returns cube language sql immutable parallel safe return case when nationwide then cube((array['-2'::integer, '-2'::integer, '-2'::integer])::double precision[], (array[2, 2, 2])::double precision[]) else sphere_box(latitude, longitude, (miles)::double precision) end
;

-- Tells the open screens of the ranch that a sheet changed.
create function show_cut_sheet() returns trigger language plpgsql
as $
begin
  perform pg_notify('ranch_orders', concat(rancher_id, ' ', order_id))
  from claims where animal_id = new.animal_id and order_id is not null;
  return null;
end $;

create function sort_form(written text) returns text language sql immutable parallel safe
as $
  select btrim(regexp_replace(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(search_form(written), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øØłŁđĐħıþ-&/,;:!()[]{}+*#@_|~=<>«»''"`.“”„‚´', 'oollddhit                         '),
    '[0-9]+', '0000000\&', 'g'), '[0-9]*([0-9]{8})(?![0-9])', '\1', 'g'), '\s+', ' ', 'g'))
$;

-- The box around all places that miles_between can round to so many miles; half around the earth is everywhere.
create function sphere_box(latitude double precision, longitude double precision, miles double precision) returns cube language sql immutable parallel safe return cube_enlarge(sphere_point(latitude, longitude), ((2)::double precision * sin((least(((miles + (0.1)::double precision) / (3958.8)::double precision), pi()) / (2)::double precision))), 3)
;

-- A place as a point of the unit sphere, where a pole and the date line are places like all others. Plain enough that PostgreSQL writes it into queries; its names are resolved when it is made, because indexes are built without a search path.
create function sphere_point(latitude double precision, longitude double precision) returns cube language sql immutable parallel safe return case when ((latitude is not null) and (longitude is not null)) then cube(array[(cos(radians(latitude)) * cos(radians(longitude))), (cos(radians(latitude)) * sin(radians(longitude))), sin(radians(latitude))]) else null::cube end
;

-- Says which share a payment is for. A payment that names none covers open deposits first, and a refund gives back the newest parts first.
create function split_order_payment(payment order_payments) returns void language plpgsql
as $
declare
  remaining integer := payment.amount;
  part integer;
  found record;
begin
  if payment.kind = 'KEPT' then
    return;
  end if;
  if payment.kind = 'REFUND' then
    for found in
      select p.id, p.claim_id, p.amount + coalesce((select sum(amount) from order_payment_parts where gives_back = p.id), 0) as open
      from order_payment_parts p
      where p.order_id = payment.order_id and p.amount > 0 and (payment.claim_id is null or p.claim_id = payment.claim_id)
      order by p.id desc
    loop
      part := least(remaining, found.open);
      if part > 0 then
        insert into order_payment_parts (payment_id, order_id, claim_id, amount, gives_back)
          values (payment.id, payment.order_id, found.claim_id, -part, found.id);
      end if;
      remaining := remaining - part;
    end loop;
    if remaining > 0 then
      raise exception 'order % gives back more than it received', payment.order_id using errcode = 'check_violation';
    end if;
  elsif payment.claim_id is null then
    for found in
      select c.id, c.deposit - (select coalesce(sum(amount), 0) from order_payment_parts where claim_id = c.id) as open from claims c
      where c.order_id = payment.order_id and c.released_at is null and c.deposit > 0 order by c.id
    loop
      part := least(remaining, found.open);
      if part > 0 then
        insert into order_payment_parts (payment_id, order_id, claim_id, amount)
          values (payment.id, payment.order_id, found.id, part);
        remaining := remaining - part;
      end if;
    end loop;
    if remaining > 0 then
      insert into order_payment_parts (payment_id, order_id, amount) values (payment.id, payment.order_id, remaining);
    end if;
  else
    insert into order_payment_parts (payment_id, order_id, claim_id, amount)
      values (payment.id, payment.order_id, payment.claim_id, remaining);
  end if;
end $;

create function state_at_payment(p order_payments, out received integer, out due integer) returns record language plpgsql
as $
declare
  cost integer;
begin
  select coalesce(sum(case e.kind when 'REFUND' then -e.amount when 'KEPT' then 0 else e.amount end), 0) + case p.kind when 'REFUND' then -p.amount when 'KEPT' then 0 else p.amount end into received
    from order_payments e where e.order_id = p.order_id and e.id < p.id;
  select case
      when exists (select from order_status_updates where order_id = o.id and status = 'CANCELED' and created_at <= p.created_at) then 0
      else coalesce(
        (select total from order_revisions where o.settled_total is not null and order_id = o.id and created_at <= p.created_at order by number desc limit 1),
        case when not (exists (select from claims where order_id = o.id and pricing in ('HANGING', 'PACKAGED'))
or exists (select from order_items i where i.order_id = o.id and i.basis is not null
  and (not exists (select from claims where order_id = i.order_id and order_item_id = i.id)
    or exists (select from claims where order_id = i.order_id and order_item_id = i.id and animal_id is null and released_at is null)))) then coalesce(
          (select (quote ->> 'from')::integer from order_revisions where order_id = o.id and number = 1),
          o.amount + o.shipping_fee) end)
    end into cost
    from orders o where o.id = p.order_id;
  due := case when cost is not null then greatest(cost - received, 0) end;
end $;

-- Whoever queues for several webhooks takes this first, by order of their ids: the keys of jobs are locked until the end.
create function take_turn_for_webhooks(of_ranch integer, and_of_all boolean) returns void language plpgsql
as $
begin
  perform pg_advisory_xact_lock(7319210, id) from (
    select id from webhooks
    where enabled and (rancher_id = of_ranch or and_of_all and rancher_id is null)
    order by id
  ) as concerned;
end $;

-- The moment that ranks a new claim. The lock lasts until the transaction ends, so nobody gets in before a claim that was already seen in the line.
create function take_turn_in_line(of_ranch integer) returns timestamptz language plpgsql
as $
begin
  perform pg_advisory_xact_lock(7319213, of_ranch);
  return clock_timestamp();
end $;

-- Tells events of animals.
create function tell_animal_event() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, animal_id, amount)
  select type, new.rancher_id, new.id, 0
  from (values
    ('ANIMAL_OPENED', new.stage = 'OPEN' and old.stage <> 'OPEN'),
    ('ANIMAL_WITHDRAWN', new.stage = 'WITHDRAWN' and old.stage <> 'WITHDRAWN'),
    -- Nobody but the ranch has heard of the harvest of a planned animal.
    ('HARVEST_MOVED', old.stage <> 'PLANNED' and new.harvest_date is distinct from old.harvest_date)
  ) as told (type, happened)
  where happened;
  return null;
end $;

-- Tells servers that what a ranch shows of its costs may have changed.
create function tell_changed_costs() returns trigger language plpgsql
as $
begin
  perform tell_ranches('ranches_changed', array(select rancher_id from new_rows));
  return null;
end $;

-- Tells which ranch has a new contact.
create function tell_changes_of_contacts() returns trigger language plpgsql
as $
begin
  perform tell_ranches('ranches_changed', array(select id from ranchers where user_id = new.id));
  return null;
end $;

-- Tells whose sizes of products a statement changed. Where the product is gone as well, its own trigger tells.
create function tell_changes_of_product_variants() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then perform tell_ranches('products_changed', array(select rancher_id from products where id = any(array(select distinct product_id from new_rows))));
  elsif tg_op = 'DELETE' then perform tell_ranches('products_changed', array(select rancher_id from products where id = any(array(select distinct product_id from old_rows))));
  elsif tg_op = 'UPDATE' then perform tell_ranches('products_changed', array(select rancher_id from products where id = any(array(select distinct product_id from new_rows)) union select rancher_id from products where id = any(array(select distinct product_id from old_rows))));
  else perform pg_notify('products_changed', 'all');
  end if;
  return null;
end $;

-- Tells whose products a statement changed.
create function tell_changes_of_products() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then perform tell_ranches('products_changed', array(select rancher_id from new_rows));
  elsif tg_op = 'DELETE' then perform tell_ranches('products_changed', array(select rancher_id from old_rows));
  elsif tg_op = 'UPDATE' then perform tell_ranches('products_changed', array(select rancher_id from new_rows union select rancher_id from old_rows));
  else perform pg_notify('products_changed', 'all');
  end if;
  return null;
end $;

-- Tells servers of ranches whose next animal changed.
create function tell_changes_of_ranch_harvests() returns trigger language plpgsql
as $
begin
  perform tell_ranches('ranches_changed', array(select rancher_id from new_rows));
  return null;
end $;

-- Tells which ranches a statement changed, save for figures that nobody sees but the ranch and the admins.
create function tell_changes_of_ranchers() returns trigger language plpgsql
as $
  begin
    if tg_op = 'INSERT' then perform tell_ranches('ranches_changed', array(select id from new_rows));
    elsif tg_op = 'DELETE' then perform tell_ranches('ranches_changed', array(select id from old_rows));
    elsif tg_op = 'UPDATE' then perform tell_ranches('ranches_changed', array(select id from (select id, to_jsonb(new_rows) - array['current_balance', 'updated_at'] as seen from new_rows except select id, to_jsonb(old_rows) - array['current_balance', 'updated_at'] as seen from old_rows) as new_seen
union select id from (select id, to_jsonb(old_rows) - array['current_balance', 'updated_at'] as seen from old_rows except select id, to_jsonb(new_rows) - array['current_balance', 'updated_at'] as seen from new_rows) as old_seen));
    else perform pg_notify('ranches_changed', 'all');
    end if;
    return null;
  end $;

-- Tells that all ranches changed, because distances are measured from ZIP codes.
create function tell_changes_of_zip_codes() returns trigger language plpgsql
as $
begin
  perform pg_notify('ranches_changed', 'all');
  return null;
end $;

-- Lists ranches whose open charges may have changed.
create function tell_charges() returns trigger language plpgsql
as $
begin
  if tg_table_name = 'ranchers' then
    insert into stale_ranches (rancher_id) values (new.id);
  else
    insert into stale_ranches (rancher_id) values (new.rancher_id);
  end if;
  return null;
end $;

-- Tells events of claims.
create function tell_claim_event() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, order_id, animal_id, claim_id, amount)
  values (
    case when tg_op = 'INSERT' then 'CLAIM_MADE' when new.released_at is null then 'CLAIM_MOVED' else 'CLAIM_RELEASED' end,
    new.rancher_id, new.order_id, new.animal_id, new.id, 0
  );
  -- The open screens of the ranch show it.
  perform pg_notify('ranch_orders', concat(new.rancher_id, ' ', new.order_id)) where new.order_id is not null;
  return null;
end $;

-- Tells an entry of the ledger as an event.
create function tell_commission_event() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, order_id, status, amount, transaction_id, created_at)
    values (case new.type when 'CHARGE' then 'COMMISSION_CHARGED' when 'PAYMENT' then 'COMMISSION_PAID'
        when 'REQUEST' then 'COMMISSION_PAYMENT_REQUESTED' when 'ADJUSTMENT' then 'COMMISSION_ADJUSTED'
        else 'COMMISSION_CREDITED' end,
      new.rancher_id, new.order_id, null, new.amount, new.id, new.created_at);
  return null;
end $;

-- Runs also when an answered complaint is answered again.
create function tell_complaint_event() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, order_id, complaint_id, amount)
  select 'COMPLAINT_' || case new.state when 'OPEN' then 'OPENED' else new.state end,
    rancher_id, new.order_id, new.id, 0
  from orders where id = new.order_id;
  return null;
end $;

-- Tells an agreed sheet as an event.
create function tell_cut_sheet_agreed() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, animal_id, amount)
  select 'CUT_SHEET_AGREED', rancher_id, id, 0 from animals where id = new.animal_id;
  return null;
end $;

-- Servers remember for a few seconds who somebody is, and open streams belong to somebody. Both end with a change of duties.
create function tell_duties_changed() returns trigger language plpgsql
as $
begin
  if tg_table_name = 'users' then
    perform pg_notify('sessions_ended', new.id::text);
    return null;
  end if;
  if tg_op <> 'INSERT' then perform pg_notify('sessions_ended', old.user_id::text); end if;
  if tg_op <> 'DELETE' then perform pg_notify('sessions_ended', new.user_id::text); end if;
  return null;
end $;

-- Tells what a statement charged, with adjustments, and paid.
create function tell_figures_of_commission_transactions() returns trigger language plpgsql
as $
begin
  if tg_op <> 'DELETE' then insert into figure_changes (created_at, orders, amount, charged, paid, customers) 
select created_at, 0, 0, case when type in ('CHARGE', 'ADJUSTMENT') then amount::bigint else 0 end,
  case type when 'PAYMENT' then amount::bigint else 0 end, 0
from new_rows where type in ('CHARGE', 'ADJUSTMENT', 'PAYMENT'); end if;
  if tg_op <> 'INSERT' then insert into figure_changes (created_at, orders, amount, charged, paid, customers) 
select created_at, 0, 0, case when type in ('CHARGE', 'ADJUSTMENT') then -amount::bigint else 0 end,
  case type when 'PAYMENT' then -amount::bigint else 0 end, 0
from old_rows where type in ('CHARGE', 'ADJUSTMENT', 'PAYMENT'); end if;
  return null;
end $;

-- Tells what a statement changed of the figures of orders.
create function tell_figures_of_orders() returns trigger language plpgsql
as $
  begin
    if tg_op = 'INSERT' then
      insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
select created_at, rancher_id, status, order_type, 1, 1 * goods::bigint, 0::bigint, 0::bigint, 0 from new_rows;
    elsif tg_op = 'DELETE' then
      insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
select created_at, rancher_id, status, order_type, -1, -1 * goods::bigint, 0::bigint, 0::bigint, 0 from old_rows;
    else
      insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
select created_at, rancher_id, status, order_type, 1, 1 * goods::bigint, 0::bigint, 0::bigint, 0 from (select one.* from new_rows one join old_rows other using (id)
    where row(one.created_at, one.rancher_id, one.status, one.order_type, one.goods) is distinct from row(other.created_at, other.rancher_id, other.status, other.order_type, other.goods)) as changed
        union all 
select created_at, rancher_id, status, order_type, -1, -1 * goods::bigint, 0::bigint, 0::bigint, 0 from (select one.* from old_rows one join new_rows other using (id)
    where row(one.created_at, one.rancher_id, one.status, one.order_type, one.goods) is distinct from row(other.created_at, other.rancher_id, other.status, other.order_type, other.goods)) as changed;
    end if;
    return null;
  end $;

-- Tells how many customers a statement added or took away.
create function tell_figures_of_users() returns trigger language plpgsql
as $
begin
  if tg_op = 'INSERT' then
    insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, 1 from new_rows where user_type = 'CUSTOMER';
  elsif tg_op = 'DELETE' then
    insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, -1 from old_rows where user_type = 'CUSTOMER';
  else
    insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, 1 from (select one.* from new_rows one join old_rows other using (id)
  where row(one.created_at, one.user_type) is distinct from row(other.created_at, other.user_type)) as changed where user_type = 'CUSTOMER'
      union all 
select created_at, null::integer, null::text, null::text, 0, 0, 0, 0, -1 from (select one.* from old_rows one join new_rows other using (id)
  where row(one.created_at, one.user_type) is distinct from row(other.created_at, other.user_type)) as changed where user_type = 'CUSTOMER';
  end if;
  return null;
end $;

-- Tells what a statement changed of the figures of animals.
create function tell_herd_figures() returns trigger language plpgsql
as $
  begin
    if tg_op = 'INSERT' then insert into herd_changes (opened_at, state, animals, filled, seconds) 
select opened_at, ranchers.state as state, 1 as animals, 1 * (filled_at is not null)::integer as filled,
  1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
from new_rows animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null;
    elsif tg_op = 'DELETE' then insert into herd_changes (opened_at, state, animals, filled, seconds) 
select opened_at, ranchers.state as state, -1 as animals, -1 * (filled_at is not null)::integer as filled,
  -1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
from old_rows animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null;
    else insert into herd_changes (opened_at, state, animals, filled, seconds) 
select opened_at, ranchers.state as state, 1 as animals, 1 * (filled_at is not null)::integer as filled,
  1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
from (select one.* from new_rows one join old_rows other using (id) where row(one.opened_at, one.filled_at) is distinct from row(other.opened_at, other.filled_at)) animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null union all 
select opened_at, ranchers.state as state, -1 as animals, -1 * (filled_at is not null)::integer as filled,
  -1 * coalesce(extract(epoch from filled_at - opened_at), 0)::bigint as seconds
from (select one.* from old_rows one join new_rows other using (id) where row(one.opened_at, one.filled_at) is distinct from row(other.opened_at, other.filled_at)) animals join ranchers on ranchers.id = animals.rancher_id where opened_at is not null;
    end if;
    return null;
  end $;

create function tell_line_offer() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, order_id, animal_id, claim_id, amount)
  select case when new.answer is null then 'SHARE_OFFERED' else 'SHARE_OFFER_ENDED' end,
    rancher_id, order_id, new.animal_id, id, 0 from claims where id = new.claim_id;
  -- The open screens of the ranch show it.
  perform pg_notify('ranch_orders', concat(rancher_id, ' ', order_id)) from claims where id = new.claim_id;
  return null;
end $;

-- Tells a confirmation as an event.
create function tell_live_purchase() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, order_id, animal_id, claim_id, amount)
  select 'LIVE_PURCHASE_CONFIRMED', rancher_id, order_id, new.animal_id, id, 0 from claims where id = new.claim_id;
  -- The open screens of the ranch show it.
  perform pg_notify('ranch_orders', concat(rancher_id, ' ', order_id)) from claims where id = new.claim_id;
  return null;
end $;

-- Tells a message as an event.
create function tell_message_event() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, order_id, conversation_id, message_id, amount, created_at)
  select 'MESSAGE_SENT', c.rancher_id, c.order_id, c.id, new.id, 0, new.sent_at
  from conversations c where c.id = new.conversation_id;
  return null;
end $;

-- Tells which moves a statement added or took away.
create function tell_moves() returns trigger language plpgsql
as $
begin
  insert into move_changes (moved_at, came_from, status, bucket, moves)
    select moved_at, came_from, status, bucket, case tg_op when 'INSERT' then 1 else -1 end from changed;
  return null;
end $;

-- Tells what the history of an order says as an event.
create function tell_order_event() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, order_id, status, amount, transaction_id, created_at)
    select case when u.status = 'PENDING' then 'ORDER_PLACED' else 'ORDER_STATUS_CHANGED' end as type, o.rancher_id,
      o.id as order_id, u.status, o.amount, null::integer as transaction_id, u.created_at
    from (select new.*) as u join orders o on o.id = u.order_id;
  return null;
end $;

-- Lists customers whose progress may have changed.
create function tell_progress() returns trigger language plpgsql
as $
begin
  if tg_table_name = 'users' then
    insert into stale_customers (customer_id) values (old.id);
  else
    if tg_op <> 'DELETE' then insert into stale_customers (customer_id) values (new.customer_id); end if;
    if tg_op <> 'INSERT' then insert into stale_customers (customer_id) values (old.customer_id); end if;
  end if;
  return null;
end $;

-- Ends what servers remember of the helpers of a ranch that closes or comes back.
create function tell_ranch_closed() returns trigger language plpgsql
as $
begin
  perform pg_notify('sessions_ended', user_id::text) from ranch_helpers where rancher_id = new.id;
  return null;
end $;

-- Tells all servers, once this commits, which ranches have changed, and notes that their costs may have. A ranch counts once in a transaction.
create function tell_ranches(channel text, ranch_ids integer[]) returns void language plpgsql
as $
declare ids integer[] := array(select distinct id from unnest(ranch_ids) as id);
begin
  if channel = 'ranches_changed' then insert into stale_costs (rancher_id) select unnest(ids); end if;
  if cardinality(ids) > 100 then
    perform pg_notify(channel, 'all');
  else
    perform pg_notify(channel, id::text) from unnest(ids) as id;
  end if;
end $;

-- Tells a review as an event.
create function tell_review_event() returns trigger language plpgsql
as $
begin
  insert into events (type, rancher_id, order_id, review_id, amount)
  values ('REVIEW_WRITTEN', new.rancher_id, new.order_id, new.id, 0);
  return null;
end $;

-- Tells a revision or a payment as an event.
create function tell_settlement_event() returns trigger language plpgsql
as $
begin
  if tg_table_name = 'order_revisions' then
    insert into events (type, rancher_id, order_id, amount, created_at)
      values ('ORDER_SETTLED', new.rancher_id, new.order_id, new.total, new.created_at);
  elsif new.kind <> 'KEPT' then
    insert into events (type, rancher_id, order_id, amount, created_at)
      values ('ORDER_PAYMENT_RECORDED', new.rancher_id, new.order_id,
        case new.kind when 'REFUND' then -new.amount else new.amount end, new.created_at);
  end if;
  return null;
end $;

-- Queues a delivery for each webhook that an event concerns.
create function wake_webhooks() returns trigger language plpgsql
as $
begin
  -- Who makes a webhook or turns it on waits until this ends, and those that come later see it: no event falls between.
  perform pg_advisory_xact_lock_shared(7319209, 0), pg_advisory_xact_lock_shared(7319209, new.rancher_id);
  -- Whatever their types: the next event of this transaction may be for a webhook of a smaller id.
  perform take_turn_for_webhooks(new.rancher_id, true);
  perform queue_delivery(id, now(), false) from webhooks
  where enabled and (rancher_id = new.rancher_id or rancher_id is null) and (types = '{}' or new.type = any(types));
  return null;
end $;

-- The payload of a job with the trace that queues it.
create function with_traceparent(payload json) returns json language sql stable
as $
  select case when current_traceparent() is null then payload
    else (payload::jsonb || jsonb_build_object('traceparent', current_traceparent()))::json end
$;
