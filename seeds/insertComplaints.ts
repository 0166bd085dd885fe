import type { Knex } from 'knex';

/** Two orders of the demo ranch: one that the demo family just wrote about, and one that waits for an admin. */
const CHOSEN = `
  select o.id, o.customer_id, r.user_id as owner_id,
    row_number() over (order by (family.email = 'customer@herdline.test') desc, o.id desc) as place
  from orders o join ranchers r on r.id = o.rancher_id
  join users family on family.id = o.customer_id join users owner on owner.id = r.user_id
  where owner.email = 'rancher@herdline.test' and o.status = 'FULFILLED'`;

const INSERT = `
  with chosen as (${CHOSEN}), opened as (
    insert into complaints (order_id, side, kind, state, waits_for, waiting_since, due_at, created_at)
    select id, 'CUSTOMER', case place when 1 then 'PACKAGING' else 'WEIGHT' end, case place when 1 then 'OPEN' else 'ANSWERED' end,
      case place when 1 then 'RANCH' else 'PLATFORM' end, :now::timestamptz - place * interval '20 hours',
      case place when 1 then :now::timestamptz + interval '52 hours' end, :now::timestamptz - place * place * interval '20 hours'
    from chosen where place <= 2 returning id, order_id, created_at
  )
  insert into complaint_entries (complaint_id, side, author_id, step, text, remedy, created_at)
  select opened.id, said.side, case said.side when 'RANCH' then owner_id else customer_id end, said.step, said.text, said.remedy,
    opened.created_at + said.hours * interval '1 hour'
  from opened join chosen on chosen.id = opened.order_id join (values
    (1, 0, 'CUSTOMER', 'OPEN', 'Three packages of ground beef were open when we unpacked the box. The rest is fine.', null),
    (2, 0, 'CUSTOMER', 'OPEN', 'The receipt says 84 pounds came home. Our scale says 71.', null),
    (2, 20, 'RANCH', 'ANSWER', 'The locker weighed it with the bones for the dog. We can bring ten pounds of ground beef on Saturday.', 'REPLACEMENT'),
    (2, 40, 'CUSTOMER', 'ANSWER', 'That is kind, but we paid for steaks. Please have somebody else look at it.', null)
  ) said (place, hours, side, step, text, remedy) on said.place = chosen.place
  order by opened.id, said.hours`;

export async function insertComplaints(trx: Knex, now: Date): Promise<void> {
  await trx.raw(INSERT, { now: now.toISOString() });
}
