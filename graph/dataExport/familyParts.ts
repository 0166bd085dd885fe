import { dollars, type Part, pounds } from './Part';

/** Tables of customers. Amounts are in dollars, weights in pounds. */
export const FAMILY_PARTS: readonly Part[] = [
  {
    name: 'orders',
    about: 'Your orders.',
    sql: `select o.id as key, o.id as "order", o.created_at as placed_at, r.ranch_name as ranch, o.status, o.order_type,
                 o.customer_name as name, o.customer_email as email, o.customer_phone as phone, o.customer_zip as zip_code,
                 o.shipping_method, o.shipping_address, o.notes, o.handover_day, ${dollars('o.shipping_fee')} as shipping_fee,
                 ${dollars('o.amount')} as amount, ${dollars('o.settled_total')} as final_total,
                 ${dollars('o.received')} as paid, o.archived_at, o.terms_version,
                 (select remind_at from reorder_reminders m where m.order_id = o.id) as reminder_at
          from orders o join ranchers r on r.id = o.rancher_id where o.customer_id = :userId`,
  },
  {
    name: 'order-lines',
    about: 'What you ordered, line by line.',
    sql: `select i.id as key, i.order_id as "order", i.type, i.name, i.variant_name as variant, i.quantity,
                 ${dollars('i.price')} as price, ${dollars('i.price_per_pound')} as price_per_pound, i.weight, i.size
          from order_items i join orders o on o.id = i.order_id where o.customer_id = :userId`,
  },
  {
    name: 'order-history',
    about: 'Each step of your orders.',
    sql: `select s.id as key, s.order_id as "order", s.status, s.notes, s.moved_by, s.created_at as at
          from order_status_updates s join orders o on o.id = s.order_id where o.customer_id = :userId`,
  },
  {
    name: 'order-bills',
    about: 'What your orders came to after weighing.',
    sql: `select v.id as key, v.order_id as "order", v.number, v.lines, ${dollars('v.total')} as total, v.reason,
                 v.created_at as at
          from order_revisions v join orders o on o.id = v.order_id where o.customer_id = :userId`,
  },
  {
    name: 'order-payments',
    about: 'What ranches got from you, or gave back.',
    sql: `select p.id as key, p.order_id as "order", p.kind, p.method, ${dollars('p.amount')} as amount, p.received_on, p.note,
                 p.created_at as recorded_at
          from order_payments p join orders o on o.id = p.order_id where o.customer_id = :userId`,
  },
  {
    name: 'shares',
    about: 'Your shares of animals.',
    sql: `select c.id as key, c.id as share, c.order_id as "order", a.tag as animal, a.harvest_date, a.stage, c.quarters,
                 array(select p.place from animal_places p where p.claim_id = c.id order by p.place) as places,
                 ${dollars('c.deposit')} as deposit, c.deposit_due, c.deposit_received_at, c.released_at,
                 c.off_board_at, c.off_board_reason,
                 (select ${dollars('coalesce(sum(amount), 0)')} from order_payment_parts p where p.claim_id = c.id) as received,
                 (select confirmed_at from live_purchases l where l.id = c.live_purchase_id) as live_purchase_confirmed_at,
                 c.hanging_pounds, ${pounds('c.packaged_tenths')} as packaged_pounds
          from claims c join orders o on o.id = c.order_id left join animals a on a.id = c.animal_id
          where o.customer_id = :userId`,
  },
  {
    name: 'share-offers',
    about: 'Animals that your shares in line were offered, and what you answered.',
    sql: `select f.id as key, f.claim_id as share, a.tag as animal, ${dollars("(f.terms ->> 'from')::numeric")} as price_from,
                 ${dollars("(f.terms ->> 'to')::numeric")} as price_to, ${dollars("(f.terms ->> 'deposit')::numeric")} as deposit,
                 f.offered_at, f.expires_at, f.answer, f.answered_at
          from line_offers f join claims c on c.id = f.claim_id join orders o on o.id = c.order_id
          join animals a on a.id = f.animal_id where o.customer_id = :userId`,
  },
  {
    name: 'cut-sheets',
    about: 'How you wanted your beef cut, as you proposed it and as it was agreed.',
    sql: `select 'proposed ' || s.id as key, s.claim_id as share, 'PROPOSED' as state, s.sheet, s.proposed_at as at
          from cut_sheet_proposals s join claims c on c.id = s.claim_id join orders o on o.id = c.order_id
          where o.customer_id = :userId
          union all
          select 'decided ' || s.id || ' ' || c.id, c.id, s.state, s.sheet, s.decided_at
          from orders o join claims c on c.order_id = o.id join cut_sheets s on s.animal_id = c.animal_id and c.id = any(s.claim_ids)
          where o.customer_id = :userId`,
  },
  {
    name: 'recalls',
    about: 'Recalls of beef that reached you.',
    sql: `select r.id as key, r.id as recall, n.order_id as "order", r.created_at as written_at, r.advice, r.reason, n.read_at,
                 array(select distinct a.tag from recall_shares s join animals a on a.id = s.animal_id join claims c on c.id = s.claim_id
                   join orders o on o.id = c.order_id where s.recall_id = r.id and o.customer_id = n.customer_id) as animals
          from recall_notices n join recalls r on r.id = n.recall_id where n.customer_id = :userId`,
  },
  {
    name: 'reviews',
    about: 'Reviews that you wrote.',
    sql: `select v.id as key, v.order_id as "order", r.ranch_name as ranch, v.author_name as shown_name, v.stars, v.words, v.share,
                 v.hanging_pounds, v.packaged_pounds, v.created_at, v.edited_at, v.answer, v.answered_at, v.hidden_at, v.hidden_reason
          from reviews v join ranchers r on r.id = v.rancher_id where v.author_id = :userId and v.deleted_at is null`,
  },
];
