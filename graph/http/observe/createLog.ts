import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { databaseMessage, sqlState, violatedConstraint } from '../../database/sqlState';
import { currentTraceId } from '../../trace';

/** The structured log, on standard output unless a test reads it. Each line has the id of the trace that it belongs to. */
export function createLog(level: string, output?: DestinationStream): Logger {
  const options = { level, base: undefined, timestamp: stdTimeFunctions.isoTime, serializers: { err: describeError } };
  return pino({ ...options, mixin: () => ({ traceId: currentTraceId() }) }, output);
}

const MAX_MESSAGE_LENGTH = 300;

/** Describes an error for the log. Omits row values that PostgreSQL's errors quote, which may be names and addresses. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const facts = { type, code: sqlState(error), constraint: violatedConstraint(error) };
  const text = databaseMessage(error);
  if (text === null) return { ...facts, message, stack };
  return { ...facts, message: withoutValues(text, facts.code), stack: placesOf(stack) };
}

/** Hides the message of errors of class 22, which quotes a value. */
function withoutValues(text: string, code = ''): string {
  return code.startsWith('22') ? 'A value does not fit' : text.slice(0, MAX_MESSAGE_LENGTH);
}

/** Returns a stack without the message at its start, which includes the SQL statement. */
const placesOf = (stack: string): string => stack.slice(stack.search(/^ {4}at /m));
