import type { Request } from 'express';
import type { Context } from '../context';
import { idNumber } from '../ids';
import { queryParameters } from './queryParameters';
import { isRecord } from './readValue';
import type { AnyRow, RestRequest } from './row';

/** What a row is given of a request: of the query and the body only what its description says. Errors: BAD_USER_INPUT. */
export function readRequest(row: AnyRow, req: Request, { viewer, token }: Context): RestRequest {
  return {
    params: idsOf(req.params as Record<string, string>),
    query: queryOf(row, req),
    body: row.body && isRecord(req.body) ? req.body : {},
    viewer,
    token,
    idempotencyKey: req.get('Idempotency-Key') ?? null,
  };
}

/** Every parameter in a path of the facade is an id. */
function idsOf(params: Record<string, string>): Record<string, string> {
  for (const [name, text] of Object.entries(params)) idNumber(text, name);
  return params;
}

function queryOf(row: AnyRow, { query }: Request): RestRequest['query'] {
  const known = queryParameters(row);
  const given = Object.entries(query).filter(([name]) => Object.hasOwn(known, name));
  // A parameter that is given twice is a list of two words.
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
