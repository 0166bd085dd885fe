import type { ApiTokenInUse, Viewer } from '../../context';

/** A request as the rows see it. */
export type RestRequest = {
  /** The id in the path; empty where the path has none. */
  id: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  viewer: Viewer | null;
  token?: ApiTokenInUse;
  idempotencyKey: string | null;
  /** The zone of days that are given without a time. */
  timeZone: string;
};

/**
 * A token that may not read commission gets orders and ranches without it, rather than none. Customers, who may call off what they
 * ordered, are not told what the platform takes of it.
 */
export const seesFigures = ({ token, viewer }: RestRequest): boolean =>
  viewer?.userType !== 'CUSTOMER' && (!token || token.scopes.includes('COMMISSIONS_READ'));
