import type { RestRequest } from './row';

/** A token that may not read commission gets orders and ranches without it, rather than none. */
export const seesFigures = ({ token }: RestRequest): boolean => !token || token.scopes.includes('COMMISSIONS_READ');
