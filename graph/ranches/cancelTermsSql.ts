import { CANCEL_TERMS, NUMBERS, READY_TERMS, REST_OF_TERMS } from '../../rules/orders/cancelTerms';
import { madeOf, same } from '../database/reading/shape';
import { quoted, type Row, type Sql, sql } from '../database/reading/sql';

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL of terms as a row, made of their JSON. No row if there are none. */
export const termsRow = (terms: Sql): Sql => sql`(select terms ->> 'name' as name,
  ${NUMBERS.map((number) => `(terms ->> '${number}')::integer as ${inSnakeCase(number)}`).join()},
  concat_ws('-', terms ->> 'name', ${NUMBERS.map((number) => `terms ->> '${number}'`).join()}) as version
  from (select ${terms} as terms) of_order where terms is not null)`;

function termsOfRanch(ranch: Row): Sql {
  const cases = CANCEL_TERMS.values.map((name) => {
    const own = name === 'OWN' ? {} : READY_TERMS[name];
    return `when '${name}' then ${quoted(JSON.stringify({ name, ...own, ...REST_OF_TERMS[name] }))}::jsonb`;
  });
  return sql`case ${ranch}.cancel_terms_name ${cases.join(' ')} end || case ${ranch}.cancel_terms_name when 'OWN'
    then jsonb_build_object('freeHours', ${ranch}.cancel_hours, 'waitingPercent', ${ranch}.cancel_waiting_percent,
      'assignedPercent', ${ranch}.cancel_assigned_percent) else '{}' end`;
}

export const cancelTermsField = same(madeOf((ranch) => termsRow(termsOfRanch(ranch))));
