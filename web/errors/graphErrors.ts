import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { type ErrorCode, isErrorCode } from '../../rules/errorCodes';
import { BUSY, OFFLINE } from './unreachable';

const UNEXPECTED = 'Something went wrong. Please try again.';

/** The statuses of a server or proxy that can't answer at the moment. */
const isBusy = (status: number) => status >= 502 && status <= 504;

/** Returns the server's message for an error, or the fallback if there's none. */
export function messageOf(error: unknown, fallback = UNEXPECTED): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || fallback;
  if (ServerError.is(error)) return messageIn(error.bodyText) ?? (isBusy(error.statusCode) ? BUSY : fallback);
  return isOffline(error) ? OFFLINE : fallback;
}

/** Returns the code of a GraphQL error, or undefined for anything else, such as a lost connection. */
export function codeOf(error: unknown): ErrorCode | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  return isErrorCode(code) ? code : undefined;
}

/** Returns after how many seconds a request can be retried, if it was refused because of too many attempts. */
export function retryAfterOf(error: unknown): number | undefined {
  const seconds = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.retryAfter : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Returns the messages of the input fields that the server refused, by path. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.fields : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}

/** Returns what the server found unusual about weights, in sentences. */
export function oddWeightsOf(error: unknown): string[] {
  const odd = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.odd : undefined;
  return Array.isArray(odd) ? odd : [];
}

/** Puts the field errors of an input under the part of the form that holds the input: 'zipCode' becomes 'rancher.zipCode'. */
export const fieldErrorsUnder = (part: string, errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [`${part}.${name}`, message]));

/** Returns whether the request failed without a response. */
export function isOffline(error: unknown): boolean {
  return Boolean(error) && ![CombinedGraphQLErrors, ServerError, ServerParseError].some((answer) => answer.is(error));
}

/** Reads the message from a rate limit's response, which has the format of the REST API. */
function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
