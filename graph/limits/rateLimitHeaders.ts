import type { Spending } from '../context';
import { MINUTE } from './limiterOf';

/** Headers that tell a program to slow down in time, in lower case like Apollo's. None if no cost was counted. */
export function rateLimitHeaders(spending: Spending | undefined): Record<string, string> {
  if (!spending?.resetSeconds) return {};
  const { limit, remaining, resetSeconds } = spending;
  return {
    'ratelimit-policy': `"cost";q=${limit};w=${MINUTE}`,
    ratelimit: `"cost";r=${remaining};t=${resetSeconds}`,
  };
}
