-- Servers that keep answers are told which ranches have changed, in the transaction of the fact.

-- migrate:up

create function tell_ranches(channel text, ranch_ids integer[]) returns void language plpgsql as $$
    declare ids integer[] := array(select distinct id from unnest(ranch_ids) as id);
    begin
      if cardinality(ids) > 100 then
        perform pg_notify(channel, 'all');
      else
        perform pg_notify(channel, id::text) from unnest(ids) as id;
      end if;
    end $$;

create function tell_changes_of_ranchers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform tell_ranches('ranches_changed', array(select id from new_rows));
      elsif tg_op = 'DELETE' then perform tell_ranches('ranches_changed', array(select id from old_rows));
      elsif tg_op = 'UPDATE' then perform tell_ranches('ranches_changed', array(select id from (select id, to_jsonb(new_rows) - array['current_balance', 'updated_at'] as seen from new_rows except select id, to_jsonb(old_rows) - array['current_balance', 'updated_at'] as seen from old_rows) as new_seen
  union select id from (select id, to_jsonb(old_rows) - array['current_balance', 'updated_at'] as seen from old_rows except select id, to_jsonb(new_rows) - array['current_balance', 'updated_at'] as seen from new_rows) as old_seen));
      else perform pg_notify('ranches_changed', 'all');
      end if;
      return null;
    end $$;
create trigger ranchers_told_insert after insert on ranchers
  referencing new table as new_rows for each statement execute function tell_changes_of_ranchers();
create trigger ranchers_told_delete after delete on ranchers
  referencing old table as old_rows for each statement execute function tell_changes_of_ranchers();
create trigger ranchers_told_update after update on ranchers referencing old table as old_rows new table as new_rows
  for each statement execute function tell_changes_of_ranchers();
create trigger ranchers_told_truncate after truncate on ranchers
  for each statement execute function tell_changes_of_ranchers();

create function tell_changes_of_products() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform tell_ranches('products_changed', array(select rancher_id from new_rows));
      elsif tg_op = 'DELETE' then perform tell_ranches('products_changed', array(select rancher_id from old_rows));
      elsif tg_op = 'UPDATE' then perform tell_ranches('products_changed', array(select rancher_id from new_rows union select rancher_id from old_rows));
      else perform pg_notify('products_changed', 'all');
      end if;
      return null;
    end $$;
create trigger products_told_insert after insert on products
  referencing new table as new_rows for each statement execute function tell_changes_of_products();
create trigger products_told_delete after delete on products
  referencing old table as old_rows for each statement execute function tell_changes_of_products();
create trigger products_told_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function tell_changes_of_products();
create trigger products_told_truncate after truncate on products
  for each statement execute function tell_changes_of_products();

create function tell_changes_of_product_variants() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then perform tell_ranches('products_changed', array(select rancher_id from products where id = any(array(select distinct product_id from new_rows))));
      elsif tg_op = 'DELETE' then perform tell_ranches('products_changed', array(select rancher_id from products where id = any(array(select distinct product_id from old_rows))));
      elsif tg_op = 'UPDATE' then perform tell_ranches('products_changed', array(select rancher_id from products where id = any(array(select distinct product_id from new_rows)) union select rancher_id from products where id = any(array(select distinct product_id from old_rows))));
      else perform pg_notify('products_changed', 'all');
      end if;
      return null;
    end $$;
create trigger product_variants_told_insert after insert on product_variants
  referencing new table as new_rows for each statement execute function tell_changes_of_product_variants();
create trigger product_variants_told_delete after delete on product_variants
  referencing old table as old_rows for each statement execute function tell_changes_of_product_variants();
create trigger product_variants_told_update after update on product_variants referencing old table as old_rows new table as new_rows
  for each statement execute function tell_changes_of_product_variants();
create trigger product_variants_told_truncate after truncate on product_variants
  for each statement execute function tell_changes_of_product_variants();

create function tell_changes_of_zip_codes() returns trigger language plpgsql as $$
    begin
      perform pg_notify('ranches_changed', 'all');
      return null;
    end $$;
create trigger zip_codes_told after insert or update or delete or truncate on zip_codes
  for each statement execute function tell_changes_of_zip_codes();

create function tell_changes_of_contacts() returns trigger language plpgsql as $$
    begin
      perform tell_ranches('ranches_changed', array(select id from ranchers where user_id = new.id));
      return null;
    end $$;
create trigger users_told_contact after update of name, email, phone on users
  for each row when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone))
  execute function tell_changes_of_contacts();

comment on function tell_ranches is 'Tells all servers, once this commits, which ranches have changed. A ranch counts once in a transaction.';

comment on function tell_changes_of_ranchers is 'Tells which ranches a statement changed, save for figures that nobody sees but the ranch and the admins.';
comment on function tell_changes_of_products is 'Tells whose products a statement changed.';
comment on function tell_changes_of_product_variants is 'Tells whose sizes of products a statement changed. Where the product is gone as well, its own trigger tells.';
comment on function tell_changes_of_zip_codes is 'Tells that all ranches changed, because distances are measured from ZIP codes.';
comment on function tell_changes_of_contacts is 'Tells which ranch has a new contact.';

-- migrate:down

drop trigger ranchers_told_insert on ranchers;drop trigger ranchers_told_delete on ranchers;drop trigger ranchers_told_update on ranchers;drop trigger ranchers_told_truncate on ranchers; drop function tell_changes_of_ranchers;
drop trigger products_told_insert on products;drop trigger products_told_delete on products;drop trigger products_told_update on products;drop trigger products_told_truncate on products; drop function tell_changes_of_products;
drop trigger product_variants_told_insert on product_variants;drop trigger product_variants_told_delete on product_variants;drop trigger product_variants_told_update on product_variants;drop trigger product_variants_told_truncate on product_variants; drop function tell_changes_of_product_variants;
drop trigger zip_codes_told on zip_codes;
drop trigger users_told_contact on users;
drop function tell_changes_of_zip_codes, tell_changes_of_contacts, tell_ranches;
