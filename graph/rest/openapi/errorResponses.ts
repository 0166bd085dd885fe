import { STATUS_CODES } from 'node:http';
import { getOperationAST } from 'graphql';
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '../../../rules/errorCodes';
import { queryParameters } from '../queryParameters';
import { rootsOf } from '../rootsOf';
import type { AnyRow } from '../row';

/** What can happen to every request: a token that is no good, too much at once, and what is nobody's fault who asks. */
export const ALWAYS = [401, 429, 500, 503];

/** The statuses that a row may refuse with: by what it reads, by who may ask, and by the errors that its mutation names. */
export function refusalsOf(row: AnyRow, isPublic: boolean): number[] {
  const isWrite = row.method !== 'GET';
  const hasId = row.path.includes(':');
  const reads = isWrite || hasId || Object.keys(queryParameters(row)).length > 0;
  return [
    ...ALWAYS,
    ...(reads ? [400] : []),
    // A write that comes from another site is nobody's.
    ...(isWrite || !isPublic ? [403] : []),
    ...(hasId ? [404] : []),
    ...(isWrite ? [413, 415] : []),
    ...codesNamed(row).map((code) => ERROR_STATUS[code]),
  ];
}

export function errorResponses(statuses: number[]): Record<string, { $ref: string }> {
  const distinct = [...new Set(statuses)].sort();
  return Object.fromEntries(distinct.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]));
}

/** What HTTP has a finer word for than the graph: HttpRefusal. */
const FINER = [408, 413, 415, 502, 504];

/** Every answer that says no, by its status, with the codes that have it. */
export function sharedResponses() {
  const statuses = [...new Set([...Object.values(ERROR_STATUS), ...FINER])];
  return Object.fromEntries(statuses.map((status) => [`Error${status}`, responseOf(status)]));
}

function responseOf(status: number) {
  const codes = Object.entries(ERROR_STATUS).filter(([, ofCode]) => ofCode === status);
  const names = codes.map(([code]) => code).join(' or ') || (status < 500 ? 'BAD_USER_INPUT' : 'UNAVAILABLE');
  const waits = [429, 503].includes(status);
  return {
    description: `${STATUS_CODES[status]}: ${names}.`,
    ...(waits && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

/** "Errors: …" in the description of what the row runs. */
function codesNamed(row: AnyRow): ErrorCode[] {
  if (getOperationAST(row.operation)?.operation !== 'mutation') return [];
  return rootsOf(row.operation).flatMap(({ description }) => {
    const [, named = ''] = (description ?? '').split('Errors:');
    const words: string[] = named.match(/[A-Z_]+/g) ?? [];
    return words.filter(isErrorCode);
  });
}
