import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, isErrorCode } from '../rules/errorCodes';
import type { Config } from './config';
import { isDatabaseDown } from './database/isDatabaseDown';
import { currentTraceId } from './trace';

/** A refused request. The message is for the person, the code for their program. */
export class Refusal extends GraphQLError {
  constructor(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
    super(message, { extensions: { ...extensions, code } });
  }
}

export const unauthenticated = (message = 'Please sign in') => new Refusal('UNAUTHENTICATED', message);
export const forbidden = (message = 'You may not do this') => new Refusal('FORBIDDEN', message);
export const notFound = (what: string) => new Refusal('NOT_FOUND', `${what} not found`);
export const conflict = (message: string, extensions?: Record<string, unknown>) =>
  new Refusal('CONFLICT', message, extensions);

/** Refuses input. The first field's message is also the error's message, for callers that show only one. */
export function badInput(fields: Record<string, string>): Refusal {
  return new Refusal('BAD_USER_INPUT', Object.values(fields)[0] ?? 'This is not valid', { fields });
}

const codesOfApollo: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
};

/** Passes refusals on. Logs any other error, and gives the caller only the id of the log entry. */
export function maskError(log: Logger, { publicSchema }: Pick<Config, 'publicSchema'>) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    if (formatted.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') return NO_NEW_DOCUMENTS;
    const code = codeOf(formatted, error);
    if (code !== 'INTERNAL') {
      const { stacktrace: _stack, ...extensions } = formatted.extensions ?? {};
      const isOwnMessage = publicSchema || original(error) instanceof Refusal;
      const message = isOwnMessage ? formatted.message : formatted.message.replace(HINT, '');
      return { ...formatted, message, extensions: { ...extensions, code } };
    }
    const { message, extensions } = reportFailure(original(error), log);
    return { message, path: formatted.path, extensions };
  };
}

/** Apollo's error for a server without persisted queries. Its clients then stop sending ids. */
const NO_NEW_DOCUMENTS: GraphQLFormattedError = {
  message: 'PersistedQueryNotSupported',
  extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
};

/** The suggestion of schema names that graphql-js adds to its errors. */
const HINT = / Did you mean .+\?$/s;

/** An outage fails every request, so it is logged at most once in this many milliseconds. */
const OUTAGE_LOG_INTERVAL = 10_000;
let outageLoggedAt = 0;

function logOutage(error: unknown, log: Logger): void {
  const isLogged = Date.now() - outageLoggedAt < OUTAGE_LOG_INTERVAL;
  if (!isLogged) outageLoggedAt = Date.now();
  log[isLogged ? 'debug' : 'error']({ err: error }, 'the database cannot be reached');
}

/** Logs an unexpected error and returns the refusal that the caller may see. */
export function reportFailure(error: unknown, log: Logger): Refusal {
  if (isDatabaseDown(error)) {
    logOutage(error, log);
    return new Refusal('UNAVAILABLE', 'This is not available right now. Please try again in a minute');
  }
  const id = currentTraceId() ?? randomUUID();
  log.error({ errorId: id, err: error }, 'internal error');
  return new Refusal('INTERNAL', `Something went wrong on our side (${id})`, { id });
}

function codeOf({ message, extensions }: GraphQLFormattedError, error: unknown): ErrorCode {
  // Apollo overwrites the code of a refusal by the limits.
  const cause = original(error);
  if (cause instanceof Refusal) return cause.extensions.code as ErrorCode;
  if (TOO_LONG.test(message)) return 'QUERY_TOO_EXPENSIVE';
  if (isRequestError(error)) return 'BAD_USER_INPUT';
  const code = extensions?.code;
  return (typeof code === 'string' && codesOfApollo[code]) || (isErrorCode(code) ? code : 'INTERNAL');
}

/** The message of graphql-js for a document with too many tokens. */
const TOO_LONG = /^Syntax Error: Document contains more/;

/** Apollo's errors about the request itself have a status, but not always a code. */
const isRequestError = (error: unknown) =>
  error instanceof GraphQLError && (error.extensions.http as { status?: number } | undefined)?.status === 400;

function original(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error;
}
