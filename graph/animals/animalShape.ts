import { ANIMAL_STAGE, type AnimalStage, isBeforeHarvest, nextStagesOf } from '../../rules/herd/animalStage';
import { PICKUP_DAYS } from '../../rules/herd/herdCalendar';
import { INSPECTION } from '../../rules/herd/inspection';
import { PLACES, sharesLeft } from '../../rules/herd/quarters';
import {
  column,
  elements,
  type Fields,
  json,
  madeOf,
  many,
  one,
  type Shape,
  same,
  value,
} from '../database/reading/shape';
import {
  bind,
  join,
  quoted,
  type Row,
  type Sql,
  sql,
  viewerHolds,
  viewerIsAdmin,
  viewerRanch,
} from '../database/reading/sql';
import { cutSheetsDueOf } from './Animal';
import { today } from './animalToMove';
import { yieldColumns } from './yieldSql';

export const expectedWeight: Fields = {
  expectedHangingWeight: madeOf(
    (animal) => sql`(select ${animal}.expected_hanging_from_tenths / 10.0 as "from",
      ${animal}.expected_hanging_to_tenths / 10.0 as "to" where ${animal}.expected_hanging_from_tenths is not null)`,
  ),
};

export const animalShape: Shape = {
  table: 'animals',
  fields: {
    rancher: one((ranch, animal) => sql`${ranch}.id = ${animal}.rancher_id`),
    processor: one((processor, animal) => sql`${processor}.id = ${animal}.processor_id`),
    ...expectedWeight,
    liveWeight: value((animal) => sql`${animal}.live_tenths / 10.0`),
    packagedYield: madeOf(
      (animal) =>
        sql`(select ${yieldColumns(animal.row, 'ranch')} from ranchers ranch where ranch.id = ${animal}.rancher_id)`,
    ),
    cutSheetsDue: value(
      (animal) => sql`case when ${animal}.harvest_date is not null
        then ${cutSheetsDueOf(animal.row)} end`,
    ),
    hangingEnds: value((animal) => sql`${animal}.harvest_date + ${animal}.hang_days`),
    readyFrom: value(readyFromSql),
    readyTo: value(
      (animal) => sql`${animal}.harvest_date + ${animal}.hang_days + ${animal}.cutting_days + ${PICKUP_DAYS}`,
    ),
    places: elements(
      (animal) => sql`(select number, held.claim_id from generate_series(1, ${PLACES.length}) number
        left join animal_places held on held.animal_id = ${animal}.id and held.place = number)`,
      (place) => sql`${place}.number`,
    ),
    sharesLeft: value(sharesLeftSql),
    hangingPounds: value((animal) => sql`${animal}.hanging_tenths / 10.0`),
    weighings: many((weighing, animal) => sql`${weighing}.animal_id = ${animal}.id`),
    nextStages: json(nextStagesSql),
  },
};

/** Reads the animal's own row. Its changes are announced under the ranch's id. */
export const nextHarvestShape: Shape = {
  table: 'animals',
  changesBy: 'parent',
  fields: {
    animalId: same(column('id')),
    sharesLeft: same(value(sharesLeftSql)),
    readyFrom: same(value(readyFromSql)),
  },
};

function readyFromSql(animal: Row): Sql {
  return sql`${animal}.harvest_date + ${animal}.hang_days + ${animal}.cutting_days`;
}

/** SQL of the shares that still fit, with a case for each combination of taken places. */
function sharesLeftSql(animal: Row): Sql {
  const choices = Array.from({ length: 2 ** PLACES.length }, (_, choice) =>
    PLACES.filter((place) => Math.floor(choice / 2 ** (place - 1)) % 2 === 1),
  );
  const cases = choices.map((taken) => {
    const shares = sharesLeft(taken).shares.map(quoted);
    return `when '{${taken.join()}}' then array[${shares.join(', ')}]::text[]`;
  });
  return sql`(case ${animal}.taken::text ${cases.join(' ')} end)`;
}

const INSPECTIONS = [null, ...INSPECTION.values];
const FLAGS = [true, false];
/** The cases that the rules distinguish: no families, or families of which one may not have bought alive, or has its beef. */
const HOLDERS = [
  { claimed: false, unconfirmed: [], fulfilled: false },
  ...FLAGS.flatMap((fulfilled) => [[], ['Ann']].map((unconfirmed) => ({ claimed: true, unconfirmed, fulfilled }))),
];
/** The rules only compare a date with today, so three days represent all others. */
const [PAST, TODAY, FUTURE] = ['2000-01-01', '2000-01-02', '2000-01-03'] as const;

/** Animals with every fact that the rules distinguish before the harvest. */
const BEFORE_HARVEST = INSPECTIONS.flatMap((inspection) =>
  [null, PAST, TODAY, FUTURE].flatMap((harvestDate) =>
    FLAGS.flatMap((words) =>
      FLAGS.flatMap((isOpen) =>
        FLAGS.flatMap((isPriced) =>
          HOLDERS.map((held) => ({
            ...{ ...held, inspection, harvestDate, harvestWords: words ? 'autumn' : null, openPlaces: Number(isOpen) },
            ...{ lacksForPrice: isPriced ? null : ('FEES' as const), lacksWeight: false, unpacked: [], waiting: [] },
            key: [
              ...[inspection, harvestDate, words, isOpen, isPriced, held.claimed, held.unconfirmed.length > 0],
              held.fulfilled,
            ],
          })),
        ),
      ),
    ),
  ),
);

/** Animals with every fact that the rules distinguish after the harvest. */
const AFTER_HARVEST = FLAGS.flatMap((fulfilled) =>
  FLAGS.flatMap((lacksWeight) =>
    [[], ['Ann']].flatMap((unpacked) =>
      [[], ['Ann']].map((waiting) => ({
        ...{
          lacksForPrice: null,
          inspection: null,
          harvestDate: PAST,
          harvestWords: null,
          openPlaces: 0,
          claimed: true,
          unconfirmed: [],
        },
        ...{ fulfilled, lacksWeight, unpacked, waiting },
        key: [fulfilled, lacksWeight, unpacked.length > 0, waiting.length > 0],
      })),
    ),
  ),
);

/** Returns every case that the rules distinguish in a stage, with a key that SQL can compute from an animal's row. */
function casesOf(stage: AnimalStage): { key: string; next: string }[] {
  return (isBeforeHarvest(stage) ? BEFORE_HARVEST : AFTER_HARVEST).map(({ key, ...animal }) => ({
    key: key.join(' '),
    next: JSON.stringify(nextStagesOf({ stage, ...animal }, TODAY)),
  }));
}

/** SQL of the next stages that the rules allow. Empty for viewers who may not move the animal. */
function nextStagesSql(animal: Row): Sql {
  const cases = ANIMAL_STAGE.values.map((stage) => sql`when ${quoted(stage)} then ${choiceOf(stage, animal)}`);
  return sql`case when ${viewerHolds('RANCH')} and (${viewerIsAdmin} or ${animal}.rancher_id = ${viewerRanch})
    then case ${animal}.stage ${join(cases, ' ')} end else '[]' end`;
}

function choiceOf(stage: AnimalStage, animal: Row): Sql {
  const animals = casesOf(stage);
  const keysOf = (next: string) => animals.filter((one) => one.next === next).map(({ key }) => quoted(key));
  const choices = [...new Set(animals.map(({ next }) => next))].sort((a, b) => keysOf(b).length - keysOf(a).length);
  const [usual = '[]', ...others] = choices;
  if (others.length === 0) return sql`${quoted(usual)}`;
  const cases = others.map((next) => `when known.key in (${keysOf(next).join(', ')}) then ${quoted(next)}`);
  const key = isBeforeHarvest(stage) ? keyBeforeHarvest(animal) : keyAfterHarvest(animal);
  return sql`(select case ${cases.join(' ')} else ${quoted(usual)} end from (select ${key} as key) known)`;
}

const now = bind(({ context }) => today(context));

/** SQL of whether a family holds a share of an animal, with a condition on its claim `c` and its order `o`. */
const held = (
  animal: Row,
  condition: Sql | string,
) => sql`(exists (select from claims c join orders o on o.id = c.order_id
  where c.animal_id = ${animal}.id and ${condition}))::text`;

const isFulfilled = (animal: Row) => held(animal, "o.status = 'FULFILLED'");

/** SQL of whether nothing is missing that a price by weight depends on, as `lackForPrice` says. */
const isPriced = (animal: Row) => sql`(${animal}.pricing = 'FLAT' or ${animal}.expected_hanging_from_tenths is not null
  and exists (select from processors p where p.id = ${animal}.processor_id
    and p.kill_fee is not null and p.cut_and_wrap_per_pound is not null))::text`;

/** SQL of the key of an animal's row, in the format of `casesOf`. */
function keyBeforeHarvest(animal: Row): Sql {
  return sql`concat(${animal}.inspection, ' ',
    case when ${animal}.harvest_date < ${now}::date then '${PAST}' when ${animal}.harvest_date = ${now}::date then '${TODAY}'
      when ${animal}.harvest_date > ${now}::date then '${FUTURE}' end, ' ',
    (${animal}.harvest_words is not null)::text, ' ', (${animal}.quarters_left > 0)::text, ' ', ${isPriced(animal)}, ' ',
    ${held(animal, 'true')}, ' ', ${held(animal, 'c.live_purchase_id is null')}, ' ', ${isFulfilled(animal)})`;
}

function keyAfterHarvest(animal: Row): Sql {
  const isUnweighed = sql`${animal}.hanging_tenths is null`;
  const isUnpacked = "c.pricing = 'PACKAGED' and c.packaged_tenths is null";
  const isWaiting = sql`o.status <> 'FULFILLED' and coalesce(o.handover_day > ${now}::text, true)`;
  return sql`concat(${isFulfilled(animal)}, ' ',
    (${isUnweighed} and (${animal}.pricing = 'HANGING' or ${held(animal, "c.pricing = 'HANGING'")}::boolean))::text, ' ',
    ${held(animal, isUnpacked)}, ' ', ${held(animal, isWaiting)})`;
}

/** A range, read from the parent's row. */
export const rangeShape: Shape = { changesBy: 'parent' };
