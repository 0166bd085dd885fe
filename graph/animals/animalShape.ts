import { CUT_SHEET_DAYS, PICKUP_DAYS } from '../../rules/herd/herdCalendar';
import { PLACES, whatIsLeft } from '../../rules/herd/quarters';
import { elements, madeOf, one, type Shape, value } from '../database/reading/shape';
import { quoted, type Row, type Sql, sql } from '../database/reading/sql';

/** `nextStages` is left to its resolver, which asks the rules. */
export const animalShape: Shape = {
  table: 'animals',
  fields: {
    rancher: one((ranch, animal) => sql`${ranch}.id = ${animal}.rancher_id`),
    processor: one((processor, animal) => sql`${processor}.id = ${animal}.processor_id`),
    expectedHangingWeight: madeOf(
      (animal) => sql`(select ${animal}.expected_hanging_from_tenths / 10.0 as "from",
        ${animal}.expected_hanging_to_tenths / 10.0 as "to" where ${animal}.expected_hanging_from_tenths is not null)`,
    ),
    cutSheetsDue: value(
      (animal) => sql`case when ${animal}.harvest_date is not null
        then coalesce(${animal}.own_cut_sheets_due, ${animal}.harvest_date - ${CUT_SHEET_DAYS}) end`,
    ),
    hangingEnds: value((animal) => sql`${animal}.harvest_date + ${animal}.hang_days`),
    readyFrom: value((animal) => sql`${animal}.harvest_date + ${animal}.hang_days + ${animal}.cutting_days`),
    readyTo: value(
      (animal) => sql`${animal}.harvest_date + ${animal}.hang_days + ${animal}.cutting_days + ${PICKUP_DAYS}`,
    ),
    places: elements(
      (animal) => sql`(select number, held.claim_id from generate_series(1, ${PLACES.length}) number
        left join animal_places held on held.animal_id = ${animal}.id and held.place = number)`,
      (place) => sql`${place}.number`,
    ),
    sharesLeft: value(sharesLeftSql),
  },
};

/** What the rules say of every choice of taken places. */
function sharesLeftSql(animal: Row): Sql {
  const choices = Array.from({ length: 2 ** PLACES.length }, (_, choice) =>
    PLACES.filter((place) => Math.floor(choice / 2 ** (place - 1)) % 2 === 1),
  );
  const cases = choices.map((taken) => {
    const shares = whatIsLeft(taken).shares.map(quoted);
    return `when '{${taken.join()}}' then array[${shares.join(', ')}]::text[]`;
  });
  return sql`(case ${animal}.taken::text ${cases.join(' ')} end)`;
}

export const poundRangeShape: Shape = {};
