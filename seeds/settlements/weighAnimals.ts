import type { Knex } from 'knex';
import { prepared } from '../../graph/database/reading/prepared';
import { mustExist } from '../../graph/database/transaction';
import { withWeight } from '../../graph/settlements/computeWeighing';
import { OrderRevision } from '../../graph/settlements/OrderRevision';
import { outcomesOf } from '../../graph/settlements/outcomes';
import { readFacts } from '../../graph/settlements/readFacts';
import { type PackagedTenths, Weighing } from '../../graph/settlements/Weighing';
import type { Place } from '../../rules/herd/quarters';
import { type HangingWeight, hangingPounds, type ProcessorFees } from '../../rules/settlement/shareParts';
import type { PricingModel } from '../../rules/words/vocabulary';

/** An animal whose hanging weight is known, with everything that its weighing depends on. */
export type Carcass = {
  id: number;
  ranchName: string;
  stage: 'WEIGHED' | 'READY' | 'CLOSED';
  pricing: PricingModel;
  harvestDate: string;
  /** From the harvest until the beef is packed. */
  days: number;
  expected: { from: number; to: number };
  fees: ProcessorFees;
  claims: { id: number; orderId: number | null; places: Place[] }[];
};

const CARCASSES = `
  select a.id, r.ranch_name, a.stage, a.pricing, a.harvest_date, a.hang_days + a.cutting_days as days,
    json_build_object('from', a.expected_hanging_from_tenths, 'to', a.expected_hanging_to_tenths) as expected,
    json_build_object('killFee', p.kill_fee, 'cutAndWrapPerPound', p.cut_and_wrap_per_pound, 'payer', p.payer) as fees,
    (select json_agg(json_build_object('id', c.id, 'orderId', c.order_id,
        'places', (select array_agg(place order by place) from animal_places where claim_id = c.id)) order by c.id)
      from claims c where c.animal_id = a.id) as claims
  from animals a join processors p on p.id = a.processor_id join ranchers r on r.id = a.rancher_id
  where a.stage in ('WEIGHED', 'READY', 'CLOSED') order by a.id`;

export const readCarcasses = (trx: Knex): Promise<Carcass[]> => prepared(trx, { sql: CARCASSES, bindings: [] });

export type WeighingPlan = {
  carcass: Carcass;
  weight: HangingWeight;
  packaged: PackagedTenths[];
  reason: string | null;
  at: Date;
};

/** Stores weighings, at most one per animal, and settles the orders that wait for nothing else, by the server's own rule. */
export async function weighAnimals(trx: Knex, plans: WeighingPlan[]): Promise<void> {
  const revisions = await revisionsOf(trx, plans);
  await Weighing.query(trx).insert(plans.map(weighingOf));
  const shares = plans.flatMap(sharesOf);
  await trx.raw(WEIGHED_CLAIMS, [JSON.stringify(shares)]);
  await trx.raw(WEIGHED_ANIMALS);
  if (revisions.length > 0) await OrderRevision.query(trx).insert(revisions);
  await trx.raw(SETTLED_ORDERS);
}

async function revisionsOf(trx: Knex, plans: WeighingPlan[]) {
  const ofOrder = new Map<number, WeighingPlan>();
  for (const plan of plans.filter(({ carcass }) => carcass.pricing !== 'FLAT')) {
    for (const { orderId } of plan.carcass.claims) if (orderId !== null) ofOrder.set(orderId, plan);
  }
  const planOf = (orderId: number) => mustExist(ofOrder.get(orderId));
  const orders = (await readFacts(trx, [...ofOrder.keys()])).map((order) => {
    const { carcass, ...weighed } = planOf(order.orderId);
    return { order, facts: withWeight(order.facts, carcass.id, weighed) };
  });
  const { settled } = await outcomesOf(trx, orders, 'hangingPounds');
  return settled
    .filter(({ isSame }) => !isSame)
    .map(({ order, facts, lines, difference, quote, goods, total, toProcessor, commission }) => {
      const { orderId, rancherId, revisions, received } = order;
      const { reason, at } = planOf(orderId);
      return {
        ...{ orderId, rancherId, number: revisions + 1, facts, lines, difference, quote, goods, total, toProcessor },
        ...{ received, commissionAmount: commission, reason, writtenBy: 'RANCH' as const, createdAt: at.toISOString() },
      };
    });
}

function weighingOf({ carcass, weight, packaged, reason, at }: WeighingPlan) {
  return {
    ...{ animalId: carcass.id, hangingTenths: weight.tenths, packaged, fees: carcass.fees, reason },
    ...{ recordedBy: 'RANCH' as const, createdAt: at.toISOString() },
    sidesTenths: weight.sides && ([...weight.sides] satisfies number[] as [number, number]),
  };
}

const sharesOf = ({ carcass, weight, packaged }: WeighingPlan) =>
  carcass.claims.map(({ id, places }) => ({
    id,
    pounds: hangingPounds(places, weight),
    packaged: packaged.find(({ claimId }) => claimId === id)?.tenths ?? null,
  }));

const WEIGHED_CLAIMS = `
  update claims set hanging_pounds = share.pounds, packaged_tenths = share.packaged
  from json_to_recordset(?) as share (id integer, pounds numeric, packaged integer) where share.id = claims.id`;

const WEIGHED_ANIMALS = `
  update animals set hanging_tenths = last.hanging_tenths
  from (select distinct on (animal_id) * from weighings order by animal_id, id desc) last where last.animal_id = animals.id`;

const SETTLED_ORDERS = `
  update orders set amount = greatest(last.goods, last.total - shipping_fee),
    billed_fees = greatest(last.goods, last.total - shipping_fee) - last.goods,
    commission_amount = last.commission_amount, settled_total = last.total,
    owed_since = coalesce(owed_since, last.created_at)
  from (select distinct on (order_id) * from order_revisions order by order_id, number desc) last
  where last.order_id = orders.id`;
