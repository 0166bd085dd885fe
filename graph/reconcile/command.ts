import { readDatabaseConfig } from '../config';
import { connect } from '../database/connection';
import { databaseServer } from '../database/databaseServer';
import { migrate } from '../database/migrate';
import { findDrift } from './reconcile';

/** Runs `npm run reconcile`, which recomputes the database's stored figures from their facts. It exits with 1 if one differs. */
async function main(): Promise<void> {
  const server = await databaseServer(readDatabaseConfig(process.env), { onNotice: print });
  const db = connect(server.directUrl, { statementTimeout: 0 });
  try {
    await migrate(server.directUrl);
    // Uses one snapshot, so that nothing changes between two figures.
    const drift = await db.transaction(findDrift, { isolationLevel: 'repeatable read', readOnly: true });
    for (const { figure, id, kept, reckoned } of drift)
      print(`${figure} ${id}: stored as ${kept}, but computed as ${reckoned}`);
    print(drift.length === 0 ? 'Everything adds up' : 'Something does not add up');
    if (drift.length > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
    await server.stop();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
