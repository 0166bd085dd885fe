import { CUT_SHEET_DAYS, PICKUP_DAYS } from '../../rules/herd/herdCalendar';
import { madeOf, one, type Shape, value } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

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
  },
};

export const poundRangeShape: Shape = {};
