import { isDiskFull, sqlState } from './sqlState';

/** Matches codes of Node and PostgreSQL for connections that can't be made, or that the server closed. */
const CODES = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|57P0[123]|53300)$/;

/** Matches messages of the driver and the pools that have no code. Knex puts the statement and a dash before them. */
const MESSAGES =
  /(^| - )(Connection terminated|timeout e|Client (has encountered|was closed)|Query read timeout|Cannot use a pool after)[^"']*$/;

/** Whether an error means that the database can't answer anything right now. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'KnexTimeoutError' ||
    isDiskFull(error) ||
    CODES.test(sqlState(error) ?? '') ||
    MESSAGES.test(error.message)
  );
}
