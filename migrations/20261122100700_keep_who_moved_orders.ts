import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Which side moved an order; null where nobody can tell any more.
    alter table order_status_updates add column moved_by text check (moved_by in ('CUSTOMER', 'RANCH', 'PLATFORM'));

    -- A move and its entry in the audit log were written in one transaction, so that they have one moment.
    update order_status_updates u
    set moved_by = case
      when a.actor_id = o.customer_id then 'CUSTOMER' when a.actor_id = r.user_id then 'RANCH' else 'PLATFORM'
    end
    from audit_entries a, orders o, ranchers r
    where a.action = 'ORDER_MOVED' and a.record_type = 'ORDER' and a.record_id = u.order_id
      and a.created_at = u.created_at and a.actor_id is not null and o.id = u.order_id and r.id = o.rancher_id;

    -- Every order is sent by its customer.
    update order_status_updates set moved_by = 'CUSTOMER' where moved_by is null and status = 'PENDING';

    -- A family's orders by their last change; a ranch's and all of them have theirs.
    create index orders_of_customer_by_update on orders (customer_id, updated_at desc, id desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index orders_of_customer_by_update;
    alter table order_status_updates drop column moved_by;
  `);
}
