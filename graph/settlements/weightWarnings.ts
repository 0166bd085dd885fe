import type { Knex } from 'knex';
import type { CutChoices } from '../../rules/herd/cutQuestions';
import { type Place, sideOf } from '../../rules/herd/quarters';
import {
  type CutWeights,
  type EarlierAnimal,
  type UnusualWeight,
  type WeightHistory,
  weightWarnings,
} from '../../rules/herd/weightBands';
import { type HangingWeight, hangingPounds } from '../../rules/settlement/shareParts';
import type { AnimalRow } from '../animals/Animal';
import { readSheets } from '../cutSheets/CutSheet';
import type { PackagedTenths } from './Weighing';

export type WeighedShare = { id: number; places: Place[] };

type Weighed = { weight: HangingWeight | null; packaged: readonly PackagedTenths[]; claims: readonly WeighedShare[] };

/** Says what is unusual about an animal's weights, which may not be stored yet. */
export async function readWarnings(
  db: Knex,
  animal: AnimalRow,
  { weight, packaged, claims }: Weighed,
): Promise<UnusualWeight[]> {
  const [sheets, history] = await Promise.all([readSheets(db, [animal.id]), readHistory(db, animal)]);
  const sheetOf = ([place = 1]: Place[]): CutChoices | null =>
    sheets.find(({ sides }) => sides.includes(sideOf(place)))?.sheet ?? null;
  const shares = claims.map(({ id, places }) => {
    const packed = packaged.find(({ claimId }) => claimId === id);
    return {
      claimId: id,
      hanging: weight && hangingPounds(places, weight),
      packaged: inPounds(packed?.tenths),
      cuts: packed?.cuts ? inPoundsEach(packed.cuts) : null,
      sheet: sheetOf(places),
    };
  });
  return weightWarnings(
    {
      live: inPounds(animal.liveTenths),
      expected: range(inPounds(animal.expectedHangingFromTenths), inPounds(animal.expectedHangingToTenths)),
      ownYield: range(animal.ownYieldFrom, animal.ownYieldTo),
      hanging: inPounds(weight?.tenths),
      shares,
    },
    history,
  );
}

const inPounds = (tenths: number | null | undefined) => (tenths == null ? null : tenths / 10);

const inPoundsEach = (tenths: CutWeights): CutWeights =>
  Object.fromEntries(Object.entries(tenths).map(([cut, each]) => [cut, each / 10]));

const range = (from: number | null, to: number | null) => (from === null || to === null ? null : { from, to });

/** SQL of what an animal `a` teaches: nothing, if it was unusual itself and the ranch hasn't said why. */
const TAUGHT = `
  select a.rancher_id as "rancherId", (100.0 * a.hanging_tenths / a.live_tenths)::float8 as dressing,
    (200.0 * a.hanging_tenths / nullif(a.expected_hanging_from_tenths + a.expected_hanging_to_tenths, 0))::float8 as expected,
    (select coalesce(json_agg((10.0 * packaged_tenths / hanging_pounds)::float8), '[]') from claims
      where animal_id = a.id and packaged_tenths is not null and hanging_pounds > 0) as packaged
  from animals a where a.hanging_tenths is not null and a.id <> :id
    and (a.weight_warnings = '[]' or exists (select from weighings where animal_id = a.id and reason is not null))`;

/** Animals of other ranches are only read while the ranch has too few of its own, since that takes longer. */
const HISTORY = `
  with own as (${TAUGHT} and a.rancher_id = :rancherId and a.processor_id = :processorId order by a.harvest_date desc limit 60),
    others as (${TAUGHT} and a.rancher_id <> :rancherId and lower(a.breed) = lower(:breed)
        and coalesce(a.finish, '') ~* 'grain' = coalesce(cast(:finish as text), '') ~* 'grain'
        and (select count(*) from own) < 20
      order by a.harvest_date desc limit 200)
  select * from own union all select * from others`;

async function readHistory(db: Knex, { id, rancherId, processorId, breed, finish }: AnimalRow): Promise<WeightHistory> {
  const { rows } = await db.raw(HISTORY, { id, rancherId, processorId, breed, finish });
  const animals: (EarlierAnimal & { rancherId: number })[] = rows;
  return {
    ranch: animals.filter((one) => one.rancherId === rancherId),
    breed: animals.filter((one) => one.rancherId !== rancherId),
  };
}
