import { dollars, OWN_RANCH, type Part, pounds } from './Part';

const sumOf = (type: string) => dollars(`coalesce(sum(amount) filter (where type = '${type}'), 0)`);

/** Tables of ranch owners. Amounts are in dollars, weights in pounds. */
export const RANCH_PARTS: readonly Part[] = [
  {
    name: 'ranch',
    about: 'What your ranch page says, and what you set for your ranch. Amounts in this one file are in cents.',
    sql: 'select id as key, ranchers.* from ranchers where user_id = :userId',
    // The owner's own id, and columns derived from the others for sorting and searching.
    omit: ['user_id', 'sort_name', 'search_text', 'shown_rate', 'shown_rating', 'starting_price'],
  },
  {
    name: 'seller',
    about: 'What invoices and receipts say of your ranch, and since when.',
    sql: `select id as key, ranch_name, street, city, state, phone, email, since from sellers where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'products',
    about: 'What your ranch sells besides shares.',
    sql: `select id as key, id as product, kind, name, description, image_url, available, ${dollars('price')} as price, weight, contents,
                 cut, inspection, created_at
          from products where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'product-variants',
    about: 'Sizes of your products.',
    sql: `select v.id as key, v.product_id as product, v.name, ${dollars('v.price')} as price, v.size, v.weight
          from product_variants v join products p on p.id = v.product_id where p.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'processors',
    about: 'The processors of your ranch.',
    sql: `select id as key, name, city, state, zip_code, inspection, establishment_number, ${dollars('kill_fee')} as kill_fee,
                 ${dollars('cut_and_wrap_per_pound')} as cut_and_wrap_per_pound, payer, standard_cut_sheet, created_at
          from processors where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'animals',
    about: 'Your herd.',
    sql: `select a.id as key, a.id as animal, a.tag, a.eid, a.breed, a.born_on, a.finish, a.photo_url, p.name as processor, a.pricing,
                 ${dollars('a.price')} as price, ${dollars('a.price_per_pound')} as price_per_pound,
                 ${dollars('a.deposit_per_quarter')} as deposit_per_quarter, a.harvest_date, a.harvest_words, a.hang_days,
                 a.cutting_days, a.stage, a.quarters_left, a.own_yield_from, a.own_yield_to,
                 ${pounds('a.live_tenths')} as live_pounds, ${pounds('a.hanging_tenths')} as hanging_pounds, a.created_at
          from animals a left join processors p on p.id = a.processor_id where a.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'weighings',
    about: 'What your animals weighed.',
    sql: `select w.id as key, w.animal_id as animal, ${pounds('w.hanging_tenths')} as hanging_pounds, w.packaged, w.fees, w.reason,
                 w.recorded_by, w.created_at as recorded_at
          from weighings w join animals a on a.id = w.animal_id where a.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'weight-proposals',
    about: 'Weights that your processors entered.',
    sql: `select w.id as key, w.animal_id as animal, ${pounds('w.hanging_tenths')} as hanging_pounds, w.packaged, w.reason,
                 w.weighing_id as weighing, w.proposed_at
          from weight_proposals w join animals a on a.id = w.animal_id where a.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'ranch-shares',
    about: 'Shares of your animals.',
    sql: `select id as key, id as share, order_id as "order", animal_id as animal, quarters,
                 array(select p.place from animal_places p where p.claim_id = claims.id order by p.place) as places,
                 ${dollars('deposit')} as deposit, deposit_due, deposit_received_at, released_at,
                 off_board_at, off_board_reason,
                 (select ${dollars('coalesce(sum(amount), 0)')} from order_payment_parts p where p.claim_id = claims.id) as received,
                 (select confirmed_at from live_purchases l where l.id = live_purchase_id) as live_purchase_confirmed_at,
                 hanging_pounds, ${pounds('packaged_tenths')} as packaged_pounds
          from claims where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'ranch-cut-sheets',
    about: 'How families want the beef of your animals cut, as proposed and as agreed.',
    sql: `select 'proposed ' || s.id as key, s.animal_id as animal, s.sides, 'PROPOSED' as state, s.sheet, s.proposed_at as at
          from cut_sheet_proposals s join animals a on a.id = s.animal_id where a.rancher_id = ${OWN_RANCH}
          union all
          select 'decided ' || s.id, s.animal_id, s.sides, s.state, s.sheet, s.decided_at
          from cut_sheets s join animals a on a.id = s.animal_id where a.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'ranch-orders',
    about: 'Orders at your ranch, with what families gave you for them.',
    sql: `select id as key, id as "order", created_at as placed_at, status, order_type, customer_name, customer_email, customer_phone,
                 customer_zip, shipping_method, shipping_address, notes, private_notes, handover_day,
                 ${dollars('shipping_fee')} as shipping_fee, ${dollars('amount')} as amount,
                 ${dollars('settled_total')} as final_total, ${dollars('received')} as received, commission_rate,
                 ${dollars('commission_amount')} as commission, commission_paid, archived_at
          from orders where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'ranch-order-lines',
    about: 'What was ordered at your ranch, line by line.',
    sql: `select i.id as key, i.order_id as "order", i.type, i.name, i.variant_name as variant, i.quantity,
                 ${dollars('i.price')} as price, ${dollars('i.price_per_pound')} as price_per_pound, i.weight, i.size
          from order_items i join orders o on o.id = i.order_id where o.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'ranch-order-history',
    about: 'Each step of the orders at your ranch.',
    sql: `select s.id as key, s.order_id as "order", s.status, s.notes, s.moved_by, s.created_at as at
          from order_status_updates s join orders o on o.id = s.order_id where o.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'ranch-order-bills',
    about: 'What orders at your ranch came to after weighing.',
    sql: `select id as key, order_id as "order", number, lines, ${dollars('total')} as total,
                 ${dollars('commission_amount')} as commission, reason, written_by, created_at as at
          from order_revisions where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'ranch-order-payments',
    about: 'What you recorded as paid by families.',
    sql: `select id as key, order_id as "order", kind, method, ${dollars('amount')} as amount, received_on, note, recorded_by,
                 created_at as recorded_at
          from order_payments where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'commission-ledger',
    about: 'Your commission: charges, payments, credits and requests.',
    sql: `select t.id as key, t.created_at as at, t.type, ${dollars('t.amount')} as amount, t.description, t.method, t.order_id as "order",
                 a.created_at as answered_at, a.withdrawn
          from commission_transactions t left join commission_request_answers a on a.request_id = t.id
          where t.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'commission-statements',
    about: 'Your commission month by month. The statements as documents are under Commission.',
    sql: `select month as key, month, ${sumOf('CHARGE')} as charged, ${sumOf('ADJUSTMENT')} as adjusted, ${sumOf('PAYMENT')} as paid,
                 ${sumOf('CREDIT')} as credited, ${sumOf('WAIVER')} as waived
          from (select to_char(created_at at time zone :timeZone, 'YYYY-MM') as month, type, amount
                from commission_transactions where rancher_id = ${OWN_RANCH}) entries group by month`,
  },
  {
    name: 'ranch-reviews',
    about: 'Reviews of your ranch, and your answers.',
    sql: `select id as key, order_id as "order", author_name as family, stars, words, created_at, edited_at, answer, answered_at
          from reviews where rancher_id = ${OWN_RANCH} and hidden_at is null`,
  },
  {
    name: 'helpers',
    about: 'Who helps at your ranch, or where you help.',
    sql: `select u.id as key, u.name, r.ranch_name as ranch, h.role, h.since
          from ranch_helpers h join users u on u.id = h.user_id join ranchers r on r.id = h.rancher_id
          where h.rancher_id = ${OWN_RANCH} or h.user_id = :userId`,
  },
  {
    name: 'helper-invitations',
    about: "People you invited to help at your ranch who haven't accepted.",
    sql: `select id as key, email, name, role, invited_at, expires_at from helper_invitations where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'ranch-recalls',
    about: 'Recalls that your ranch started.',
    sql: `select id as key, id as recall, found_by, advice, reason, created_at as started_at
          from recalls where rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'processor-links',
    about: 'Links that you sent to processors.',
    sql: `select d.id as key, p.name as processor, d.email, d.created_at, d.last_used_at, d.revoked_at
          from processor_doors d join processors p on p.id = d.processor_id where d.rancher_id = ${OWN_RANCH}`,
  },
  {
    name: 'slots',
    about: 'Slots that you booked at processors. Without an animal: days on which you wait for one.',
    sql: `select concat(b.day, ' ', a.tag) as key, p.name as processor, b.day, a.tag as animal from slot_bookings b
            join animals a on a.id = b.animal_id join processors p on p.id = a.processor_id where a.rancher_id = ${OWN_RANCH}
          union all select concat(w.day, ' ', p.name), p.name, w.day, null from slot_waits w
            join processors p on p.id = w.processor_id where p.rancher_id = ${OWN_RANCH}`,
  },
];
