import type { Knex } from 'knex';
import { Animal } from '../../graph/animals/Animal';
import { warnAnew } from '../../graph/settlements/computeWeighing';
import { type HangingWeight, hangingPounds } from '../../rules/settlement/shareParts';
import { daysBefore } from '../daysBefore';
import type { SeededOrder } from '../orders/insertOrders';
import { randomOf } from '../random';
import { insertBalances, insertDeposits, insertRefunds } from './insertPayments';
import { type Carcass, readCarcasses, type WeighingPlan, weighAnimals } from './weighAnimals';

/** Weighs harvested animals, settles their orders and inserts payments of families, in the order of a real ranch. */
export async function insertSettlements(trx: Knex, orders: SeededOrder[], now: Date): Promise<void> {
  await insertDeposits(trx);
  const hung = (await readCarcasses(trx)).map(hungUp);
  await weighAnimals(trx, hung);
  const packed = hung.filter(({ carcass }) => carcass.stage !== 'WEIGHED').map(packedUp);
  await weighAnimals(trx, packed);
  await insertBalances(trx, orders, now);
  await weighAnimals(
    trx,
    packed.filter(isMisread).map((plan) => corrected(plan, now)),
  );
  await insertRefunds(trx, now);
  await trx.raw(TAGS_AND_LIVE_WEIGHTS);
  for (const { carcass } of hung) await warnAnew(trx, await Animal.query(trx).findById(carcass.id).throwIfNotFound());
  await trx.raw(MOMENTS);
}

const DEMO_RANCH = 'Pedernales Bend Ranch';

const daysAfterHarvest = ({ harvestDate }: Carcass, days: number) =>
  daysBefore(new Date(`${harvestDate}T15:40:00Z`), -days);

/** The hanging weight, which the processor reports two days after the harvest. Some processors weigh each side. */
function hungUp(carcass: Carcass): WeighingPlan {
  const random = randomOf(`weight of ${carcass.id}`);
  const tenths = random.whole(carcass.expected.from - 150, carcass.expected.to + 200);
  const one = Math.round(tenths / 2) + random.whole(-30, 30);
  const sides = random.chance(0.5) ? ([one, tenths - one] as const) : null;
  return { carcass, weight: { tenths, sides }, packaged: [], reason: null, at: daysAfterHarvest(carcass, 2) };
}

/** The demo ranch's ready animal got boxes of another, lighter carcass. Its packages give that away. */
const isSwapped = ({ ranchName, stage }: Carcass) => ranchName === DEMO_RANCH && stage === 'READY';

/** Shares are weighed again after packing. */
function packedUp({ carcass, weight, ...plan }: WeighingPlan): WeighingPlan {
  const packaged = carcass.claims.map(({ id, places }) => {
    const part = randomOf(`packages of ${id}`).between(0.61, 0.68) * (isSwapped(carcass) ? 0.8 : 1);
    return { claimId: id, tenths: Math.round(hangingPounds(places, weight) * part * 10) };
  });
  return { ...plan, carcass, weight, packaged, at: daysAfterHarvest(carcass, carcass.days) };
}

/** The misread weight of each side, in tenths of a pound. */
const MISREAD_TENTHS = 60;

/** Whether the ranch read the weight from a wrong scale ticket, as the demo ranch did for its closed animal. */
const isMisread = ({ carcass }: WeighingPlan) => carcass.ranchName === DEMO_RANCH && carcass.stage === 'CLOSED';

function corrected({ carcass, weight, packaged }: WeighingPlan, now: Date): WeighingPlan {
  const reason = "The processor had sent another animal's scale ticket. Yours hung 12 lb less in all.";
  return { carcass, weight: lighter(weight), packaged, reason, at: daysBefore(now, 43.4) };
}

const lighter = ({ tenths, sides }: HangingWeight): HangingWeight => ({
  tenths: tenths - 2 * MISREAD_TENTHS,
  sides: sides && [sides[0] - MISREAD_TENTHS, sides[1] - MISREAD_TENTHS],
});

const TAGS_AND_LIVE_WEIGHTS = `
  update animals set eid = '84000' || 3123400000 + id, live_tenths = round(hanging_tenths / (0.595 + id % 7 * 0.004))
  where hanging_tenths is not null`;

/** Balances are owed since the settlement or the first payment. Payments change `updated_at`, so it is reset to the last move. */
const MOMENTS = `
  update orders set owed_since = paid.first
  from (select order_id, min(created_at) as first from order_payments where kind = 'BALANCE' group by order_id) paid
  where paid.order_id = orders.id and owed_since is null;
  update orders set updated_at = moved.last
  from (select order_id, max(created_at) as last from order_status_updates group by order_id) moved
  where moved.order_id = orders.id and updated_at <> moved.last`;
