import { connect } from '../../graph/database/connection';
import { filledDatabaseUrl } from '../../graph/testing/database';
import { seedDemo } from '../seedDemo';

/** The moment at which the demo of the tests ends. */
export const DEMO_NOW = new Date('2026-11-21T12:00:00Z');

/** A database of a test's own with the demo marketplace, which takes a tenth of the time of seeding one. */
export const demoDatabaseUrl = (name: string) =>
  filledDatabaseUrl(name, 'seeded', async (url) => {
    const db = connect(url, { statementTimeout: 0 });
    await seedDemo(db, DEMO_NOW).finally(() => db.destroy());
  });
