import type { Knex } from 'knex';
import { pino } from 'pino';
import type { Context } from '../../context';
import { recordingSession, testConfig } from '../../testing/graph';

/** Creates the context of a request. Tests can check its session and choose its IP address. */
export function testContext(db: Knex, given: Partial<Context> = {}) {
  const log = pino({ level: 'silent' });
  const session = recordingSession();
  return { db, config: testConfig, log, viewer: null, address: '127.0.0.1', ...given, session };
}
