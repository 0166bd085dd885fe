import pg, { type Client } from 'pg';
import { currentTrace } from '../trace';

const inherited = pg.Client.prototype as { query: (...given: unknown[]) => unknown };

type Answer = (error: Error | null, result?: unknown) => void;

/**
 * Sends the begin of each transaction along with its first statement, which saves a round trip, and tells the database the trace,
 * so that triggers and functions can store it with events and jobs (`current_traceparent()`).
 */
export function beginWithFirstStatement(connection: Client): void {
  connection.query = ((first: { text?: string }, ...rest: unknown[]) => {
    if (first.text !== 'BEGIN;') return inherited.query.call(connection, first, ...rest);
    const answer = rest[0] as Answer;
    inherited.query.call(connection, begin(), (error: Error | null) => {
      // Without its begin, a transaction must not go on.
      if (error) void connection.end();
    });
    answer(null, { command: 'BEGIN', rows: [] });
  }) as Client['query'];
}

function begin(): string {
  const trace = currentTrace();
  return trace ? `begin; set local herdline.traceparent = '${trace}'` : 'begin';
}
