import { zip5 } from '../../rules/fields/zip';
import { isShare, type ShareItemType } from '../../rules/herd/quarters';
import {
  type BindArgs,
  elements,
  type FieldShape,
  type Fields,
  madeOf,
  type Shape,
  same,
  value,
} from '../database/reading/shape';
import { type Row, type Sql, sql } from '../database/reading/sql';
import { badInput } from '../errors';
import type { RancherOffersArgs, RancherTrueCostArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import { CHEAPEST_FIRST, trueCosts } from './trueCostSql';

/** Returns the five digits of a ZIP code argument, or null without one. Errors: BAD_USER_INPUT. */
const zipArgument = (zipCode: string | null | undefined): string | null => {
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

/** SQL of the distance that a list around a place has computed. Null in any other read. */
const listedDistance = (ranch: Row) =>
  ranch.computed.includes('distanceMiles') ? sql`${ranch}.distance_miles::float8` : sql`null::float8`;

/** The miles from a ZIP code to a ranch, or without one the distance that a list has computed. Errors: BAD_USER_INPUT. */
const distanceField: FieldShape = same(
  value((ranch, args) => {
    const zip = args(({ zipCode }) => zipArgument(zipCode));
    return sql`case when ${zip}::text is null then ${listedDistance(ranch)} else (
      select miles_between(place.latitude, place.longitude, ${ranch}.latitude, ${ranch}.longitude)
      from zip_codes place where place.zip_code = ${zip}) end`;
  }),
);

/** The cost of the requested share, or of the ranch's cheapest share per packaged pound. Errors: BAD_USER_INPUT. */
const trueCostField: FieldShape = same(
  madeOf((ranch, args) => {
    const share = args((given) => shareArgument(given.share));
    return sql`(select cost.* from ${compiledCosts(ranch, args, listedDistance(ranch))}
      where (${share}::text is null or cost.share = ${share}) and cost.availability <> 'SOLD_OUT'
      order by ${CHEAPEST_FIRST} limit 1)`;
  }),
);

/** What families can get from a ranch, the smallest share first. Errors: BAD_USER_INPUT. */
const offersField: FieldShape = same(
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

export const costsOfRancher: Fields = { distanceMiles: distanceField, trueCost: trueCostField, offers: offersField };
