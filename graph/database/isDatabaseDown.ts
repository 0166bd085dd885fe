import { sqlState } from './sqlState';

/** No connection, or one that the server shut: by Node's codes and PostgreSQL's. */
const CODES = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|57P0[123]|53300)$/;

/** What the driver and the pools say in words alone; knex puts the statement and a dash before them. */
const MESSAGES =
  /(^| - )(Connection terminated|timeout e|Client (has encountered|was closed)|Query read timeout|Cannot use a pool after)[^"']*$/;

/** Whether an error means that the database cannot be asked right now, whatever the question. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'KnexTimeoutError' || CODES.test(sqlState(error) ?? '') || MESSAGES.test(error.message);
}
