import pg, { type ClientBase } from 'pg';
import { currentTrace } from '../trace';

const inherited = pg.Client.prototype as { query: (...given: unknown[]) => unknown };

/**
 * Tells the database the trace of each transaction along with its begin, so that triggers and functions can store it with
 * events and jobs (`current_traceparent()`), and that costs no further round trip.
 */
export function traceTransactions(connection: ClientBase): void {
  connection.query = ((first: { text?: string }, ...rest: unknown[]) =>
    inherited.query.call(
      connection,
      first.text === 'BEGIN;' ? { ...first, text: begin() } : first,
      ...rest,
    )) as ClientBase['query'];
}

function begin(): string {
  const trace = currentTrace();
  return trace ? `begin; set local herdline.traceparent = '${trace}'` : 'begin';
}
