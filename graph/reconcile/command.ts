import { readDatabaseConfig } from '../config';
import { connect } from '../database/connection';
import { databaseServer } from '../database/databaseServer';
import { migrate } from '../database/migrate';
import { findDrift } from './reconcile';

/** `npm run reconcile` recomputes what the server's database keeps beside its facts. It ends with 1 when something differs. */
async function main(): Promise<void> {
  const server = await databaseServer(readDatabaseConfig(process.env), { onNotice: say });
  const db = connect(server.directUrl, { statementTimeout: 0 });
  try {
    await migrate(server.directUrl);
    // One snapshot, so that nothing moves between two figures.
    const drift = await db.transaction(findDrift, { isolationLevel: 'repeatable read', readOnly: true });
    for (const { figure, id, kept, reckoned } of drift) say(`${figure} ${id}: ${kept}, but its facts make ${reckoned}`);
    say(drift.length === 0 ? 'Everything adds up' : 'Something does not add up');
    if (drift.length > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
    await server.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
