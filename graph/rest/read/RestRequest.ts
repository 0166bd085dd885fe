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

/** The variable of the many rows that are about the ranch in their path. */
export const ofRanch = ({ id }: RestRequest) => ({ rancherId: id });

/** A token that may not read commission gets orders and ranches without it, rather than none. */
export const seesFigures = ({ token }: RestRequest): boolean => !token || token.scopes.includes('COMMISSIONS_READ');
