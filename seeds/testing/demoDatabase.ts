import { connect } from '../../graph/database/connection';
import { filledDatabaseUrl } from '../../graph/testing/database';
import { seedDemo } from '../seedDemo';

/** The time at which the demo data of tests ends. */
export const DEMO_NOW = new Date('2026-11-21T12:00:00Z');

/** Creates a separate database with the demo marketplace for a test, in a tenth of the time of seeding one. */
export const demoDatabaseUrl = (name: string) =>
  filledDatabaseUrl(name, 'seeded', async (url) => {
    const db = connect(url, { statementTimeout: 0 });
    await seedDemo(db, DEMO_NOW).finally(() => db.destroy());
  });
