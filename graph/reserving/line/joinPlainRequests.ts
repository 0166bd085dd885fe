import type { Knex } from 'knex';
import { LIMITS } from '../../../rules/fields/limits';
import { termsOfList } from '../../../rules/herd/lineTerms';
import { QUARTERS_OF, type ShareItemType } from '../../../rules/herd/quarters';
import type { WeightBasis } from '../../../rules/settlement/settlementWords';
import { prepared } from '../../database/reading/prepared';

type PlainShare = {
  orderId: number;
  itemId: number;
  type: ShareItemType;
  price: number;
  basis: WeightBasis | null;
  pricePerPound: number | null;
  orderedAt: string;
  depositPerQuarter: number;
};

/** An order that's being changed at this moment is left out, so that nobody waits here for someone who waits for the ranch. */
const PLAIN_SHARES = `
  with request as (
    select id, created_at from orders where rancher_id = ? and status in ('PENDING', 'CONTACTED')
      and not exists (select from order_revisions where order_id = orders.id)
    order by id for no key update skip locked
  )
  select request.id as order_id, item.id as item_id, item.type, item.price, item.basis, item.price_per_pound,
    request.created_at as ordered_at, case when r.deposit_required then r.deposit_amount else 0 end as deposit_per_quarter
  from request join order_items item on item.order_id = request.id join ranchers r on r.id = ?,
    generate_series(1, item.quantity)
  where item.type = any(?) and item.quantity <= ? and item.settled_tenths is null
    and not exists (select from claims where order_id = request.id and order_item_id = item.id)
  order by request.created_at, item.id`;

/** Puts shares of no animal in line at the moment of their orders, so that no later order gets ahead of them. */
export async function joinPlainRequests(trx: Knex.Transaction, rancherId: number): Promise<void> {
  const types = Object.keys(QUARTERS_OF);
  const bindings = [rancherId, rancherId, types, LIMITS.sharesInLine];
  const shares = await prepared<PlainShare>(trx, { sql: PLAIN_SHARES, bindings });
  if (shares.length === 0) return;
  await trx('claims').insert(
    shares.map(({ orderId, itemId, orderedAt, depositPerQuarter, ...line }) => {
      const quarters = QUARTERS_OF[line.type];
      const told = JSON.stringify(termsOfList(line, depositPerQuarter * quarters));
      return { orderId, orderItemId: itemId, rancherId, quarters, orderedAt, lineAt: orderedAt, told };
    }),
  );
}
