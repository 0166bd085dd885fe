import type { Knex } from 'knex';

/** Fills the audit log and the mail records, and orders the events, as if everything had happened here. */
export async function insertRecords(trx: Knex, now: Date): Promise<void> {
  await trx.raw(AUDIT, [now]);
  await trx.raw(MAILS);
  await trx.raw(EVENTS);
}

const change = (field: string, before: string, after: string) =>
  `json_build_object('field', '${field}', 'before', ${before}, 'after', ${after})`;

const dollars = (cents: string) => `'$' || to_char(${cents} / 100.0, 'FM999,990.00')`;

const AUDIT = `
  with admin as (select id, name from users where user_type = 'ADMIN'), acts as (
    select 'RANCH_APPROVED' as action, a.id as actor_id, a.name as actor_name, 'RANCHER' as record_type, r.id as record_id,
           r.ranch_name as record_name, json_build_array(${change('approval', "'PENDING'", "'APPROVED'")}) as changes,
           r.created_at + interval '1 day' as created_at
    from admin a, ranchers r where r.approval = 'APPROVED'
    union all
    select 'PAYMENT_RECORDED', a.id, a.name, 'RANCHER', r.id, r.ranch_name,
           json_build_array(${change('amount', 'null', 't.amount::text')}, ${change('description', 'null', 't.description')}),
           t.created_at
    from admin a, commission_transactions t join ranchers r on r.id = t.rancher_id where t.type = 'PAYMENT'
    union all
    select 'ORDER_MOVED', owner.id, owner.name, 'ORDER', o.id, 'Order #' || o.id,
           json_build_array(${change('status', 'u.before', 'u.status')}), u.created_at
    from (select *, lag(status) over (partition by order_id order by id) as before from order_status_updates) u
    join orders o on o.id = u.order_id join ranchers r on r.id = o.rancher_id join users owner on owner.id = r.user_id
    where u.before is not null
    union all
    select 'ORDER_SETTLED', owner.id, owner.name, 'ORDER', v.order_id, 'Order #' || v.order_id,
           json_build_array(${change('total', 'v.before::text', 'v.total::text')}, ${change('reason', 'null', 'v.reason')}),
           v.created_at
    from (select *, lag(total) over (partition by order_id order by number) as before from order_revisions) v
    join ranchers r on r.id = v.rancher_id join users owner on owner.id = r.user_id
    union all
    select 'ORDER_PAYMENT_RECORDED', owner.id, owner.name, 'ORDER', p.order_id, 'Order #' || p.order_id,
           json_build_array(${change('kind', 'null', 'p.kind')}, ${change('amount', 'null', 'p.amount::text')},
             ${change('method', 'null', 'p.method')}), p.created_at
    from order_payments p join ranchers r on r.id = p.rancher_id join users owner on owner.id = r.user_id
  )
  insert into audit_entries (action, actor_id, actor_name, record_type, record_id, record_name, changes, created_at)
  select action, actor_id, actor_name, record_type, record_id, record_name, changes, created_at from acts
  where created_at <= ? order by created_at, record_type, record_id`;

const MAILS = `
  with written as (
    select 'newOrder' as template, r.user_id, o.id as order_id, o.created_at,
           'New order #' || o.id || ': ' || initcap(replace(lower(o.order_type), '_', ' ')) as subject
    from orders o join ranchers r on r.id = o.rancher_id
    union all
    select 'orderConfirmation', o.customer_id, o.id, o.created_at, 'Your order request to ' || r.ranch_name
    from orders o join ranchers r on r.id = o.rancher_id
    union all
    select 'orderStatusChanged', o.customer_id, o.id, u.created_at, 'Order #' || o.id || ' is ' || initcap(lower(u.status))
    from order_status_updates u join orders o on o.id = u.order_id where u.status <> 'PENDING'
    union all
    select 'orderSettled', o.customer_id, o.id, v.created_at,
           'Order #' || o.id || case v.number when 1 then ': your total is ' else ': your new total is ' end || ${dollars('v.total')}
    from order_revisions v join orders o on o.id = v.order_id
    union all
    select 'orderPaymentRecorded', o.customer_id, o.id, p.created_at,
           'Order #' || o.id || ': ' || case p.kind when 'REFUND' then 'refund of ' else '' end || ${dollars('p.amount')}
             || case p.kind when 'REFUND' then '' else ' received' end
    from order_payments p join orders o on o.id = p.order_id
  )
  insert into mails (template, user_id, order_id, subject, state, attempts, created_at, sent_at)
  select template, user_id, order_id, subject, 'SENT', 1, created_at, created_at + interval '2 seconds' from written
  order by created_at, order_id, template`;

/** Numbers the events by time, because the seed inserted them order by order. */
const EVENTS = `
  update events set position = placed.position
  from (select id, row_number() over (order by created_at, id) as position from events) as placed
  where placed.id = events.id`;
