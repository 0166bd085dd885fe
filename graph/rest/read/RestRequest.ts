import type { Request } from 'express';
import { hasAnyDuty } from '../../../rules/accounts/duties';
import type { ApiTokenInUse, Context, Viewer } from '../../context';
import { HttpRefusal } from '../../http/HttpRefusal';
import { idNumber } from '../../schema/arguments';
import { isRecord } from './inputCodec';

/** The parts of a request that rows use. */
export type RestRequest = {
  /** The id in the path, or empty if it has none. */
  id: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  viewer: Viewer | null;
  token?: ApiTokenInUse;
  idempotencyKey: string | null;
  /** The time zone of days that are given without a time. */
  timeZone: string;
};

/** Whether the caller sees what orders cost and what is paid: people at a ranch and admins only with the MONEY duty. */
export const seesMoney = ({ viewer }: RestRequest): boolean => !viewer || hasAnyDuty(viewer, ['MONEY']);

/** Tokens without the scope get orders without figures. Customers never see what the platform earns. */
export const seesFigures = (request: RestRequest): boolean =>
  request.viewer?.userType !== 'CUSTOMER' &&
  seesMoney(request) &&
  (request.token?.scopes.includes('COMMISSIONS_READ') ?? true);

/** Whether the caller sees commission figures of the ranch in the path, which only the ranch's own people and admins do. */
export const seesFiguresOfRanch = (request: RestRequest): boolean =>
  (request.viewer?.userType === 'ADMIN' || request.viewer?.ranchId === Number(request.id)) && seesFigures(request);

/** Whether shares come with the id of their order. Without the scope, a token still gets the shares. */
export const seesOrders = ({ token }: RestRequest): boolean => !token || token.scopes.includes('ORDERS_READ');

/** Reads a request for a row: only the query parameters and the body that its description has. Errors: BAD_USER_INPUT. */
export function readRequest(row: { query: object; body?: object }, req: Request, context: Context): RestRequest {
  const { viewer, token, config } = context;
  // The id is the only parameter that paths have.
  const { id = '' } = req.params as Record<string, string>;
  if (id) idNumber(id, 'id');
  // A missing body counts as empty, so that the form reports what is missing.
  const body = row.body && req.body !== undefined ? req.body : {};
  if (!isRecord(body)) throw new HttpRefusal(400, 'Send the body as a JSON object');
  const given = Object.entries(req.query).filter(([name]) => Object.hasOwn(row.query, name));
  return {
    id,
    // A parameter that is sent twice becomes a comma-separated list.
    query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    body,
    viewer,
    token,
    idempotencyKey: req.get('Idempotency-Key') ?? null,
    timeZone: config.timeZone,
  };
}
