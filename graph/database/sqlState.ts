interface PostgresError {
  code?: string;
  constraint?: string;
  severity?: string;
}

/** Returns the driver's error, which Objection wraps and knex does not. */
function driverError(error: unknown): PostgresError {
  if (typeof error !== 'object' || error === null) return {};
  return 'nativeError' in error ? (error.nativeError as PostgresError) : (error as PostgresError);
}

/** PostgreSQL's five-letter code, such as '23505' for a unique violation. */
export const sqlState = (error: unknown): string | undefined => driverError(error).code;

export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100';

/** Returns the name of the constraint that refused a row, if one did. */
export const violatedConstraint = (error: unknown): string | undefined => driverError(error).constraint;

/** Returns PostgreSQL's own message, without the statement that knex puts before it. Null if the error isn't PostgreSQL's. */
export function databaseMessage(error: Error): string | null {
  return driverError(error).severity ? (error.message.split(' - ').at(-1) ?? null) : null;
}
