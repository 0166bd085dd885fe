import { zip5 } from '../../../rules/fields/zip';
import { isShare, type ShareItemType } from '../../../rules/herd/quarters';
import type { Context } from '../../context';
import { loader } from '../../database/reading/loader';
import { prepared } from '../../database/reading/prepared';
import {
  type BindArgs,
  elements,
  type FieldShape,
  madeOf,
  type Shape,
  same,
  value,
} from '../../database/reading/shape';
import { type Row, type Sql, sql } from '../../database/reading/sql';
import { badInput } from '../../errors';
import type { RancherOffersArgs, RancherTrueCostArgs } from '../../resolverTypes.generated';
import { idNumber } from '../../schema/ids';
import type { RanchCost, RancherRow } from '../Rancher';
import { CHEAPEST_FIRST, trueCosts } from './trueCostSql';

/**
 * Returns the cost of the requested share, or of the ranch's cheapest share per packaged pound. Null if no such share is on sale
 * and can reach the family. Errors: BAD_USER_INPUT.
 */
export async function findTrueCost(
  context: Context,
  { id, distanceMiles }: RancherRow,
  { zipCode, share }: RancherTrueCostArgs,
): Promise<RanchCost | null> {
  const zip = zipArgument(zipCode);
  const requested = shareArgument(share);
  const costs = await loadCosts(
    context,
    { id, miles: distanceMiles ?? null },
    { zip, only: null, order: CHEAPEST_FIRST },
  );
  return costs.find((cost) => isCost(cost) && (!requested || cost.share === requested)) ?? null;
}

/** Returns what families can get from a ranch, the smallest share first. Errors: BAD_USER_INPUT. */
export async function listOffers(
  context: Context,
  { id }: RancherRow,
  { zipCode, animalId }: RancherOffersArgs,
): Promise<RanchCost[]> {
  const asked = { zip: zipArgument(zipCode), only: animalArgument(animalId), order: 'cost.quarters' };
  const offers = await loadCosts(context, { id, miles: null }, asked);
  return offers.filter((offer) => asked.only === null || offer.animalId === asked.only);
}

const isCost = ({ availability }: RanchCost) => availability !== 'SOLD_OUT';

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

const animalArgument = (id: RancherOffersArgs['animalId']) => (id ? idNumber(id, 'animalId') : null);

/** SQL of the costs of a ranch's shares for a family at a ZIP code, or else at a distance that a list has computed. */
const costsAt = (ranch: string, { zip, miles, only }: Record<'zip' | 'miles' | 'only', string>) => `(
  select case when ${zip}::text is null then ${miles} else (
      select miles_between(z.latitude, z.longitude, ${ranch}.latitude, ${ranch}.longitude)
      from zip_codes z where z.zip_code = ${zip}) end as miles,
    ${zip}::text is not null or ${miles} is not null as is_given, ${only}::integer as animal
  ) place cross join lateral (${trueCosts(ranch, { miles: 'place.miles', hasPlace: 'place.is_given', only: 'place.animal' })}) cost`;

type Asked = { zip: string | null; only: number | null; order: string };
type AtDistance = { id: number; miles: number | null };
type CostRow = Omit<RanchCost, 'animal'> &
  Record<`${Range}From` | `${Range}To`, number> & {
    rancherId: number;
    yieldBasis: NonNullable<RanchCost['packagedYield']>['basis'] | null;
    yieldAnimals: number | null;
    paysProcessor: boolean;
    tag: string;
    harvestDate: string | null;
  };
type Range = 'shares' | 'processor' | 'price' | 'perPound' | 'hanging' | 'pounds' | 'freezer' | 'yield';

const loadCosts = loader<AtDistance, RanchCost[], Asked>(async ({ db }, ranches, { zip, only, order }) => {
  const given = { zip: 'asked.zip', miles: 'asked.miles', only: 'asked.animal' };
  const text = `select r.id as rancher_id, cost.*
    from (select unnest(?::integer[]) as ranch, unnest(?::float8[]) as miles, ?::text as zip, ?::integer as animal) asked
    join ranchers r on r.id = asked.ranch cross join lateral (select cost.* from ${costsAt('r', given)}) cost order by ${order}`;
  const ids = ranches.map(({ id }) => id);
  const bindings = [ids, ranches.map(({ miles }) => miles), zip, only];
  const rows = await prepared<CostRow>(db, { sql: text, bindings });
  return ids.map((id) => rows.filter(({ rancherId }) => rancherId === id).map(costOf));
});

function costOf(row: CostRow): RanchCost {
  const ofRow = (name: Range) => ({ from: row[`${name}From`], to: row[`${name}To`] });
  const { animalId, tag, harvestDate, harvestWords, readyFrom, yieldBasis: basis, yieldAnimals: animals } = row;
  return {
    ...row,
    animal: animalId === null ? null : { animalId: String(animalId), tag, harvestDate, harvestWords, readyFrom },
    shares: ofRow('shares'),
    toProcessor: row.paysProcessor ? ofRow('processor') : null,
    price: ofRow('price'),
    perPound: ofRow('perPound'),
    hangingPounds: ofRow('hanging'),
    packagedPounds: ofRow('pounds'),
    freezerCubicFeet: ofRow('freezer'),
    packagedYield: basis && { ...ofRow('yield'), basis, animals },
  };
}

/** SQL of the distance that a list around a place has computed. Null in any other read. */
export const listedDistance = (ranch: Row) =>
  ranch.computed.includes('distanceMiles') ? sql`${ranch}.distance_miles::float8` : sql`null::float8`;

/** `findTrueCost` for compiled reads. */
export const trueCostField: FieldShape = same(
  madeOf((ranch, args) => {
    const share = args((given) => shareArgument(given.share));
    return sql`(select cost.* from ${compiledCosts(ranch, args, listedDistance(ranch))}
      where (${share}::text is null or cost.share = ${share}) and cost.availability <> 'SOLD_OUT'
      order by ${CHEAPEST_FIRST} limit 1)`;
  }),
);

/** `listOffers` for compiled reads. */
export const offersField: FieldShape = same(
  elements(
    (ranch, args) => sql`(select cost.* from ${compiledCosts(ranch, args, sql`null::float8`)}
      where place.animal is null or cost.animal_id = place.animal)`,
    (offer) => sql`${offer}.quarters`,
  ),
);

function compiledCosts(ranch: Row, args: BindArgs, listed: Sql): Sql {
  const zip = args(({ zipCode }) => zipArgument(zipCode));
  const only = args(({ animalId }) => animalArgument(animalId));
  return sql`(select ${zip}::text as zip, ${listed} as miles, ${only}::integer as animal) asked
    cross join lateral ${costsAt(ranch.row, { zip: 'asked.zip', miles: 'asked.miles', only: 'asked.animal' })}`;
}

const range = (name: string) => (cost: Row) => sql`(select ${cost}.${name}_from as "from", ${cost}.${name}_to as "to")`;

const weights = {
  packagedPounds: same(madeOf(range('pounds'))),
  freezerCubicFeet: same(madeOf(range('freezer'))),
  packagedYield: same(
    madeOf(
      (cost) => sql`(select ${cost}.yield_from as "from", ${cost}.yield_to as "to", ${cost}.yield_basis as basis,
          ${cost}.yield_animals as animals where ${cost}.yield_basis is not null)`,
    ),
  ),
};

/** Reads the row that `trueCostField` selects. Changes are announced under the ranch's id. */
export const trueCostShape: Shape = {
  changesBy: 'parent',
  fields: {
    ...weights,
    price: same(madeOf(range('price'))),
    perPound: same(madeOf(range('per_pound'))),
    handover: same(value((cost) => sql`${cost}.handover`)),
  },
};

/** Reads a row that `offersField` selects. */
export const offerShape: Shape = {
  changesBy: 'parent',
  fields: {
    ...weights,
    animal: same(
      madeOf(
        (offer) => sql`(select ${offer}.animal_id, ${offer}.tag, ${offer}.harvest_date, ${offer}.harvest_words,
          ${offer}.ready_from where ${offer}.animal_id is not null)`,
      ),
    ),
    shares: same(madeOf(range('shares'))),
    toProcessor: same(
      madeOf(
        (offer) =>
          sql`(select ${offer}.processor_from as "from", ${offer}.processor_to as "to" where ${offer}.pays_processor)`,
      ),
    ),
    hangingPounds: same(madeOf(range('hanging'))),
  },
};

export const offerAnimalShape: Shape = { changesBy: 'parent' };
