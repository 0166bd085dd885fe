interface PostgresError {
  code?: string;
  constraint?: string;
  severity?: string;
}

/** The error of the driver: Objection wraps it, knex does not. */
function driverError(error: unknown): PostgresError {
  if (typeof error !== 'object' || error === null) return {};
  return 'nativeError' in error ? (error.nativeError as PostgresError) : (error as PostgresError);
}

/** PostgreSQL's five-letter code, such as '23505' for a unique violation. */
export function sqlState(error: unknown): string | undefined {
  return driverError(error).code;
}

export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100';

/** The name of the constraint that refused a row, when one did. */
export function violatedConstraint(error: unknown): string | undefined {
  return driverError(error).constraint;
}

/** What PostgreSQL itself said: knex puts the whole statement before it. Null where the error is not PostgreSQL's. */
export function databaseMessage(error: Error): string | null {
  return driverError(error).severity ? (error.message.split(' - ').at(-1) ?? null) : null;
}
