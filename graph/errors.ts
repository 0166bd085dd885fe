import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type ErrorCode, isErrorCode } from '../rules/errorCodes';
import type { Config } from './config';
import { isDatabaseDown } from './database/isDatabaseDown';

/** An answer that says no: its message is for the person who asked, its code for their program. */
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

/** Refuses input; the first message stands for all where only one can be shown. */
export function badInput(fields: Record<string, string>): Refusal {
  return new Refusal('BAD_USER_INPUT', Object.values(fields)[0] ?? 'This is not valid', { fields });
}

const codesOfApollo: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_USER_INPUT',
};

/** Lets refusals through and masks everything else behind an id that the log has too. */
export function maskError(log: Logger, { publicSchema }: Pick<Config, 'publicSchema'>) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    if (formatted.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') return NO_NEW_DOCUMENTS;
    const code = codeOf(formatted, error);
    if (code !== 'INTERNAL') {
      const { stacktrace: _stack, ...extensions } = formatted.extensions ?? {};
      const isOurWord = publicSchema || original(error) instanceof Refusal;
      const message = isOurWord ? formatted.message : formatted.message.replace(HINT, '');
      return { ...formatted, message, extensions: { ...extensions, code } };
    }
    const { message, extensions } = reportFailure(original(error), log);
    return { message, path: formatted.path, extensions };
  };
}

/** Apollo's word for a server that learns no documents: its clients then stop asking by ids. */
const NO_NEW_DOCUMENTS: GraphQLFormattedError = {
  message: 'PersistedQueryNotSupported',
  extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
};

/** The names of the schema that graphql-js suggests, be it to a document or to the value of a variable. */
const HINT = / Did you mean .+\?$/s;

/** An outage meets every request: a line every few seconds tells of it as well as thousands. */
const OUTAGE_TOLD_EVERY = 10_000;
let outageToldAt = 0;

function tellOutage(error: unknown, log: Logger): void {
  const isTold = Date.now() - outageToldAt < OUTAGE_TOLD_EVERY;
  if (!isTold) outageToldAt = Date.now();
  log[isTold ? 'debug' : 'error']({ err: error }, 'the database cannot be reached');
}

/** Puts a failure of ours in the log; the answer is what the person who met it may know. */
export function reportFailure(error: unknown, log: Logger): Refusal {
  if (isDatabaseDown(error)) {
    tellOutage(error, log);
    return new Refusal('UNAVAILABLE', 'This is not available right now. Please try again in a minute');
  }
  const id = randomUUID();
  log.error({ errorId: id, err: error }, 'internal error');
  return new Refusal('INTERNAL', `Something went wrong on our side (${id})`, { id });
}

function codeOf({ message, extensions }: GraphQLFormattedError, error: unknown): ErrorCode {
  // Apollo puts a code of its own on what the limits refuse.
  const behind = original(error);
  if (behind instanceof Refusal) return behind.extensions.code as ErrorCode;
  if (TOO_LONG.test(message)) return 'QUERY_TOO_EXPENSIVE';
  if (isOfRequest(error)) return 'BAD_USER_INPUT';
  const code = extensions?.code;
  return (typeof code === 'string' && codesOfApollo[code]) || (isErrorCode(code) ? code : 'INTERNAL');
}

/** How graphql-js refuses a document of too many tokens. */
const TOO_LONG = /^Syntax Error: Document contains more/;

/** What Apollo finds wrong with the request itself has a status, and not always a code. */
const isOfRequest = (error: unknown) =>
  error instanceof GraphQLError && (error.extensions.http as { status?: number } | undefined)?.status === 400;

function original(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error;
}
