import type { Knex } from 'knex';

/** What an entry of the ledger says as an event. */
const tellLedger = (type: string) => `
  create or replace function tell_commission_event() returns trigger language plpgsql as $$
  begin
    insert into events (type, rancher_id, order_id, status, amount, transaction_id, created_at)
      values (${type}, new.rancher_id, new.order_id, null, new.amount, new.id, new.created_at);
    return null;
  end $$;`;

const EVENTS = `'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'COMMISSION_CHARGED', 'COMMISSION_PAID', 'COMMISSION_PAYMENT_REQUESTED'`;

/** Credits and waivers lower what a ranch owes without money received. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table commission_transactions drop constraint commission_transactions_type_check,
      add constraint commission_transactions_type_check
        check (type in ('CHARGE', 'PAYMENT', 'REQUEST', 'CREDIT', 'WAIVER'));
    alter table events drop constraint events_type_check,
      add constraint events_type_check check (type in (${EVENTS}, 'COMMISSION_CREDITED'));
    ${tellLedger(`case new.type when 'CHARGE' then 'COMMISSION_CHARGED' when 'PAYMENT' then 'COMMISSION_PAID'
      when 'REQUEST' then 'COMMISSION_PAYMENT_REQUESTED' else 'COMMISSION_CREDITED' end`)}
  `);
}

/** The checks hold for new rows alone: what was credited stays in the ledger, which is never shortened. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table commission_transactions drop constraint commission_transactions_type_check,
      add constraint commission_transactions_type_check check (type in ('CHARGE', 'PAYMENT', 'REQUEST')) not valid;
    alter table events drop constraint events_type_check,
      add constraint events_type_check check (type in (${EVENTS})) not valid;
    ${tellLedger(`case new.type when 'CHARGE' then 'COMMISSION_CHARGED' when 'PAYMENT' then 'COMMISSION_PAID'
      else 'COMMISSION_PAYMENT_REQUESTED' end`)}
  `);
}
