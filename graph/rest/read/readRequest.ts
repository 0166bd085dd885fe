import type { Request } from 'express';
import type { Context } from '../../context';
import { HttpRefusal } from '../../http/HttpRefusal';
import { idNumber } from '../../schema/ids';
import type { Row } from '../row';
import { isRecord } from './inputCodec';
import type { RestRequest } from './RestRequest';

/** Reads a request for a row: only the query parameters and the body that its description has. Errors: BAD_USER_INPUT. */
export function readRequest(row: Row, req: Request, { viewer, token, config }: Context): RestRequest {
  return {
    id: idOf(req.params as Record<string, string>),
    query: queryOf(row, req),
    body: bodyOf(row, req),
    viewer,
    token,
    idempotencyKey: req.get('Idempotency-Key') ?? null,
    timeZone: config.timeZone,
  };
}

/** The body. A missing body counts as empty, so that the form reports what is missing. */
function bodyOf(row: Row, { body }: Request): RestRequest['body'] {
  if (!row.body || body === undefined) return {};
  if (!isRecord(body)) throw new HttpRefusal(400, 'Send the body as a JSON object');
  return body;
}

/** The id in the path, which is the only parameter that paths have. */
function idOf({ id }: Record<string, string>): string {
  if (id === undefined) return '';
  idNumber(id, 'id');
  return id;
}

function queryOf(row: Row, { query }: Request): RestRequest['query'] {
  const given = Object.entries(query).filter(([name]) => Object.hasOwn(row.query, name));
  // A parameter that is sent twice becomes a comma-separated list.
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
