import { type Parameters, pageParameters } from './openapi/parameters';
import { type AnyRow, MOST } from './row';

/** What a row takes in the query string: its own, and what every list takes. */
export function queryParameters(row: AnyRow): Parameters {
  return { ...row.query, ...('connection' in row && pageParameters(row.most ?? MOST)) };
}
