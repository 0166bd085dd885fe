import { elements, type Fields, one, type Shape, value } from '../database/reading/shape';
import { type Row, type Sql, sql, viewerId, viewerIsAdmin, viewerRanch } from '../database/reading/sql';

/** SQL of the shares that the viewer may know of: a family its own, a ranch those of its animals, admins all. */
const shares = (recall: Row) => sql`recall_shares s join animals a on a.id = s.animal_id
  join ranchers r on r.id = a.rancher_id join users owner on owner.id = r.user_id
  left join claims c on c.id = s.claim_id left join orders o on o.id = c.order_id
  left join users u on u.id = o.customer_id left join recall_notices n on n.recall_id = s.recall_id and n.customer_id = o.customer_id
  where s.recall_id = ${recall}.id and (${viewerIsAdmin} or a.rancher_id = ${viewerRanch} or o.customer_id = ${viewerId})`;

export const isKnownRecall = (recall: Row): Sql => sql`(${viewerIsAdmin} or ${recall}.rancher_id = ${viewerRanch}
  or exists (select from ${shares(recall)}))`;

export const newestRecall = (recall: Row): Sql => sql`${recall}.id desc`;

const families = (which: string) =>
  value((recall) => sql`(select count(distinct o.customer_id)${which}::integer from ${shares(recall)})`);

const listed = (recall: Row) => sql`(
  select s.animal_id, a.tag, a.eid, a.harvest_date, (select name from processors where id = a.processor_id) as processor_name,
    a.establishment_number, s.claim_id, c.quarters, o.id as order_id, r.ranch_name, owner.phone as ranch_phone,
    coalesce(o.customer_name, r.ranch_name) as name, coalesce(nullif(o.customer_phone, ''), u.phone) as phone,
    o.customer_email as email, u.city, u.state, n.read_at, c.id is not null and o.id is null as kept_by_ranch
  from ${shares(recall)})`;

export const recallShape: Shape = {
  table: 'recalls',
  fields: {
    rancher: one((ranch, recall) => sql`${ranch}.id = ${recall}.rancher_id`),
    families: families(''),
    readBy: families(' filter (where n.read_at is not null)'),
    readAt: value(
      (recall) =>
        sql`(select read_at from recall_notices where recall_id = ${recall}.id and customer_id = ${viewerId})`,
    ),
    shares: elements(
      listed,
      (share) =>
        sql`${share}.order_id is null, ${share}.read_at nulls first, ${share}.name, ${share}.tag, ${share}.claim_id`,
    ),
  },
};

export const recallShareShape: Shape = {};

export const recallsOfOrder: Fields = {
  recallId: value(
    (order) =>
      sql`(select max(s.recall_id) from claims c join recall_shares s on s.claim_id = c.id where c.order_id = ${order}.id)`,
  ),
};
