import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Whether there was no answer at all: no connection, or a server that cannot be reached. */
export function isOffline(error: unknown): boolean {
  return Boolean(error) && ![CombinedGraphQLErrors, ServerError, ServerParseError].some((answer) => answer.is(error));
}
