import { zip5 } from '../../../rules/fields/zip';
import type { Inspection } from '../../../rules/herd/inspection';
import type { ProcessorPayer } from '../../../rules/herd/processorPayer';
import { isShare, QUARTERS_OF, type ShareItemType } from '../../../rules/herd/quarters';
import { onSale } from '../../../rules/products/cowShares';
import { cheapestDelivery } from '../../../rules/trueCost/cheapestDelivery';
import { type CostAnimal, type TrueCost, trueCost } from '../../../rules/trueCost/trueCost';
import type { Context } from '../../context';
import { mustExist } from '../../database/mustExist';
import { loader, onePerKey } from '../../database/reading/loader';
import { prepared } from '../../database/reading/prepared';
import { type FieldShape, madeOf, type Shape, same, value } from '../../database/reading/shape';
import { type Row, sql } from '../../database/reading/sql';
import { milesTo } from '../../delivery/quoteDelivery';
import { badInput } from '../../errors';
import type { RancherTrueCostArgs } from '../../resolverTypes.generated';
import type { RanchCost, RancherRow } from '../Rancher';
import { CHEAPEST_FIRST, nextAnimalWith, trueCosts } from './trueCostSql';

interface NextAnimalRow extends Omit<CostAnimal, 'processor' | 'expectedHangingTenths'> {
  rancherId: number;
  quarters: number;
  animalId: number;
  depositPerQuarter: number;
  harvestWords: string | null;
  readyFrom: string | null;
  expectedHangingFromTenths: number | null;
  expectedHangingToTenths: number | null;
  processor: number | null;
  inspection: Inspection | null;
  killFee: number | null;
  cutAndWrapPerPound: number | null;
  payer: ProcessorPayer;
}

/**
 * Returns the cost of the requested share, or of the ranch's cheapest share per packaged pound. Null if no such share is on sale
 * and can reach the family. Errors: BAD_USER_INPUT.
 */
export async function findTrueCost(
  context: Context,
  { id, distanceMiles: listed }: RancherRow,
  { zipCode, share }: RancherTrueCostArgs,
): Promise<RanchCost | null> {
  const zip = zipArgument(zipCode);
  const requested = shareArgument(share);
  const distanceMiles = listed ?? null;
  const ranch = mustExist(await loadTerms(context, id));
  const miles = zip === null ? distanceMiles : await milesTo(context.db, ranch, zip);
  const costs = onSale(ranch).flatMap(({ itemType, priceField }) => {
    if (!isShare(itemType) || (requested && itemType !== requested)) return [];
    const animal = ranch.animals.find(({ quarters }) => quarters === QUARTERS_OF[itemType]) ?? null;
    const hasPlace = zip !== null || distanceMiles !== null;
    const delivery = hasPlace ? cheapestDelivery(ranch, miles, animal?.inspection ?? null) : null;
    if (delivery === undefined) return [];
    return [costOf({ ranch: { ...ranch, price: ranch[priceField] }, animal, delivery, share: itemType })];
  });
  return costs.reduce<RanchCost | null>((best, cost) => (best && rankOf(best) <= rankOf(cost) ? best : cost), null);
}

/** Sorts costs like the middle of their range, which is half of this sum, and behind all others if processing isn't known. */
const rankOf = ({ perPound, restsOn }: TrueCost) =>
  perPound.from + perPound.to + (restsOn.includes('PROCESSING_UNKNOWN') ? Number.MAX_SAFE_INTEGER / 2 : 0);

type ShareToCost = {
  ranch: RancherRow & { price: number };
  animal: NextAnimalRow | null;
  delivery: ReturnType<typeof cheapestDelivery> | null;
  share: ShareItemType;
};

function costOf({ ranch, animal, delivery = null, share }: ShareToCost): RanchCost {
  const deposit = ranch.depositRequired ? ranch.depositAmount : 0;
  return {
    ...trueCost({ share, ranch, animal: animal && termsOf(animal), delivery }),
    share,
    animalId: animal?.animalId ?? null,
    handover: delivery?.method ?? null,
    deposit: animal ? animal.depositPerQuarter * QUARTERS_OF[share] : deposit,
    readyFrom: animal?.readyFrom ?? null,
    harvestWords: animal?.harvestWords ?? null,
  };
}

function termsOf(animal: NextAnimalRow): CostAnimal {
  const { expectedHangingFromTenths: from, expectedHangingToTenths: to, processor } = animal;
  return {
    ...animal,
    expectedHangingTenths: from === null || to === null ? null : { from, to },
    processor: processor === null ? null : animal,
  };
}

/** Returns the five digits of a ZIP code argument, or null without one. Errors: BAD_USER_INPUT. */
export const zipArgument = (zipCode: string | null | undefined): string | null => {
  if (zipCode === null || zipCode === undefined) return null;
  const zip = zip5(zipCode);
  if (!zip) throw badInput({ zipCode: 'Valid ZIP code is required' });
  return zip;
};

const shareArgument = (share: RancherTrueCostArgs['share']): ShareItemType | null => {
  if (!share) return null;
  if (!isShare(share)) throw badInput({ share: 'You can only ask for a quarter, half or whole cow' });
  return share;
};

/** Loads each ranch, with its next animal for each size of share. */
const loadTerms = loader<number, (RancherRow & { animals: NextAnimalRow[] }) | null>(async ({ db }, ids) => {
  const ranches = await prepared<RancherRow>(db, { sql: 'select * from ranchers where id = any(?)', bindings: [ids] });
  const text = `select ranch.id as rancher_id, asked.quarters, animal.* from unnest(?::integer[]) as ranch (id)
    cross join (values (1), (2), (4)) as asked (quarters)
    cross join lateral (${nextAnimalWith('ranch.id', 'asked.quarters')}) animal`;
  const animals = await prepared<NextAnimalRow>(db, { sql: text, bindings: [ids] });
  const rows = ranches.map((ranch) => ({
    ...ranch,
    animals: animals.filter(({ rancherId }) => rancherId === ranch.id),
  }));
  return onePerKey(ids, rows, ({ id }) => id);
});

/** SQL of the distance that a list around a place has computed. Null in any other read. */
export const listedDistance = (ranch: Row) =>
  ranch.computed.includes('distanceMiles') ? sql`${ranch}.distance_miles::float8` : sql`null::float8`;

/** `findTrueCost` for compiled reads. */
export const trueCostField: FieldShape = same(
  madeOf((ranch, args) => {
    const zip = args(({ zipCode }) => zipArgument(zipCode));
    const share = args((given) => shareArgument(given.share));
    const distance = listedDistance(ranch);
    return sql`(select cost.* from (
        select case when ${zip}::text is null then ${distance} else (
            select miles_between(z.latitude, z.longitude, ${ranch}.latitude, ${ranch}.longitude)
            from zip_codes z where z.zip_code = ${zip}) end as miles,
          ${zip}::text is not null or ${distance} is not null as is_given
      ) place cross join lateral (${trueCosts(ranch.row, { miles: 'place.miles', hasPlace: 'place.is_given' })}) cost
      where ${share}::text is null or cost.share = ${share}
      order by ${CHEAPEST_FIRST} limit 1)`;
  }),
);

const range = (name: string) => (cost: Row) => sql`(select ${cost}.${name}_from as "from", ${cost}.${name}_to as "to")`;

/** Reads the row that `trueCostField` selects. Changes are announced under the ranch's id. */
export const trueCostShape: Shape = {
  changesBy: 'parent',
  fields: {
    price: same(madeOf(range('price'))),
    perPound: same(madeOf(range('per_pound'))),
    packagedPounds: same(madeOf(range('pounds'))),
    freezerCubicFeet: same(madeOf(range('freezer'))),
    packagedYield: same(
      madeOf(
        (cost) => sql`(select ${cost}.yield_from as "from", ${cost}.yield_to as "to", ${cost}.yield_basis as basis,
          ${cost}.yield_animals as animals where ${cost}.yield_basis is not null)`,
      ),
    ),
    handover: same(value((cost) => sql`${cost}.handover`)),
  },
};
