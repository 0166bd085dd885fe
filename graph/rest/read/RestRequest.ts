import type { ApiTokenInUse, Viewer } from '../../context';

/** A request as the rows see it. */
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

/**
 * Whether the caller sees commission figures. Without the scope, a token still gets orders and ranches, just without these
 * figures. Customers never see what the platform earns from their orders.
 */
export const seesFigures = ({ token, viewer }: RestRequest): boolean =>
  viewer?.userType !== 'CUSTOMER' && (!token || token.scopes.includes('COMMISSIONS_READ'));
