import { writeFileSync } from 'node:fs';
import { connect } from '../../graph/database/connection';
import { migrate } from '../../graph/database/migrate';
import { startTestRun } from '../../graph/testing/testRun';
import { DATABASE_FILE, renderDatabase } from './renderDatabase';

/** Writes docs/database.sql from a new database. */
async function main(): Promise<void> {
  const run = await startTestRun();
  const url = await run.createDatabase('described');
  await migrate(url);
  const db = connect(url);
  writeFileSync(DATABASE_FILE, `${(await renderDatabase(db)).join('\n\n')}\n`);
  await db.destroy();
  await run.end();
}

await main();
