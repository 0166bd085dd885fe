-- Shares that the ranch took off the board, because their beef was sold another way. They keep the terms that they had on their animals.

-- migrate:up

alter table claims
  add column off_board_at timestamptz,
  add column off_board_reason text,
  drop constraint claims_check3,
  add constraint claims_terms check (
    case when off_board_at is null then (animal_id is null) = (pricing is null) else animal_id is null end),
  add constraint claims_off_board check (
    (off_board_at is null) = (off_board_reason is null) and (off_board_at is null or order_id is not null));

drop trigger claims_tell_moved on claims;
create trigger claims_tell_moved after update of animal_id, released_at, off_board_at on claims for each row
  when (old.animal_id is distinct from new.animal_id or old.released_at is distinct from new.released_at or old.off_board_at is distinct from new.off_board_at)
  execute function tell_claim_event();

-- Shares that were taken off the board wait in line again.
-- migrate:down

update claims set pricing = null, price = null, price_per_pound = null, deposit = null where animal_id is null;

drop trigger claims_tell_moved on claims;
create trigger claims_tell_moved after update of animal_id, released_at on claims for each row
  when (old.animal_id is distinct from new.animal_id or old.released_at is distinct from new.released_at)
  execute function tell_claim_event();
alter table claims drop column off_board_reason, drop column off_board_at,
  add constraint claims_check3 check ((animal_id is null) = (pricing is null));
