import { type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';

/** The structured log on standard output. */
export function createLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: stdTimeFunctions.isoTime, serializers: { err: describeError } });
}

/** PostgreSQL's errors carry values of the row that they are about, which may be names and addresses: those stay out. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const { code, constraint } = error as { code?: string; constraint?: string };
  return { type, message, code, constraint, stack };
}
