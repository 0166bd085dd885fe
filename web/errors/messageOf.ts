import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isOffline } from './isOffline';
import { OFFLINE } from './offline';

const UNEXPECTED = 'Something went wrong. Please try again.';

/** What to tell a person about an error: the server's own words where there are any. */
export function messageOf(error: unknown, fallback = UNEXPECTED): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || fallback;
  if (ServerError.is(error)) return messageIn(error.bodyText) ?? fallback;
  return isOffline(error) ? OFFLINE : fallback;
}

/** Limits in front of the graph answer as REST does. */
function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
