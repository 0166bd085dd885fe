import type { KeysetOrder } from '../database/reading/keyset';
import { type List, pageArgs } from '../database/reading/page';
import { one, type Shape, value } from '../database/reading/shape';
import { type Row, sql } from '../database/reading/sql';
import type { AdminCasesArgs } from '../resolverTypes.generated';

/** Everything that somebody says is wrong and that isn't closed. */
const CASES = `
  select id, 'COMPLAINT' as kind, waiting_since as since, waits_for from complaints where state <> 'CLOSED'
  union all
  select id, 'MESSAGE', created_at, 'PLATFORM' from message_reports where closed_at is null
  union all
  select id, 'REVIEW', reported_at, 'PLATFORM' from reviews where reported_at is not null`;

/** An id alone isn't unique, since three tables give them. */
const LONGEST_WAITING: KeysetOrder = [
  { column: 'since', direction: 'asc', type: 'time' },
  { column: 'kind', direction: 'asc', type: 'text' },
  { column: 'id', direction: 'asc', type: 'integer' },
];

export const everyCase = ({ waitsFor, ...args }: AdminCasesArgs): List => ({
  table: 'cases',
  computed: { sql: CASES, bindings: [], columns: ['id', 'kind', 'since', 'waitsFor'] },
  order: LONGEST_WAITING,
  where: (query) => waitsFor && query.whereRaw('waits_for = ?', [waitsFor]),
  ...pageArgs(args),
});

const record = (kind: string) =>
  one((row: Row, found: Row) => sql`${row}.id = ${found}.id and ${found}.kind = '${kind}'`);

export const caseShape: Shape = {
  table: 'cases',
  fields: {
    id: value((found) => sql`(${found}.kind || '-' || ${found}.id)`),
    complaint: record('COMPLAINT'),
    message: record('MESSAGE'),
    review: record('REVIEW'),
  },
};
