import { expect } from 'vitest';
import { connect } from '../../graph/database/connection';
import { filledDatabaseUrl, openForFile } from '../../graph/testing/database';
import { seedDemo } from '../seedDemo';

/** The time at which the demo data of tests ends. */
export const DEMO_NOW = new Date('2026-11-21T12:00:00Z');

/** Creates a separate database with the demo marketplace for a test, in a tenth of the time of seeding one. */
export const demoDatabaseUrl = (name: string) =>
  filledDatabaseUrl(name, 'seeded', async (url) => {
    const db = connect(url, { statementTimeout: 0 });
    await seedDemo(db, DEMO_NOW).finally(() => db.destroy());
  });

/** A connection to such a database for the tests of a file, with ways to read it. */
export async function demoDatabase(name: string) {
  const db = openForFile(await demoDatabaseUrl(name));
  // biome-ignore lint/suspicious/noExplicitAny: each statement has rows of its own.
  const select = async (sql: string): Promise<any[]> => (await db.raw(sql)).rows;
  /** Expects a query for mistakes to find none. */
  const expectNone = async (sql: string) => expect(await select(sql)).toEqual([]);
  const first = async (sql: string) => (await select(sql))[0];
  return { db, select, expectNone, first };
}
