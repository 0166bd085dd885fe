import type { Request } from 'express';
import type { Context } from '../../context';
import { HttpRefusal } from '../../http/HttpRefusal';
import { idNumber } from '../../schema/ids';
import type { Row } from '../row';
import { isRecord } from './inputCodec';
import type { RestRequest } from './RestRequest';

/** What a row is given of a request: of the query and the body only what its description says. Errors: BAD_USER_INPUT. */
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

/** A body that was not sent is an empty one: the form says what is missing from it. */
function bodyOf(row: Row, { body }: Request): RestRequest['body'] {
  if (!row.body || body === undefined) return {};
  if (!isRecord(body)) throw new HttpRefusal(400, 'Send the body as a JSON object');
  return body;
}

/** The one parameter that paths of the facade have is an id. */
function idOf({ id }: Record<string, string>): string {
  if (id === undefined) return '';
  idNumber(id, 'id');
  return id;
}

function queryOf(row: Row, { query }: Request): RestRequest['query'] {
  const given = Object.entries(query).filter(([name]) => Object.hasOwn(row.query, name));
  // A parameter that is given twice is a list of two words.
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
