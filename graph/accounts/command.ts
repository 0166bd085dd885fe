import { parseArgs } from 'node:util';
import type { AdminRole } from '../../rules/accounts/duties';
import { BRAND } from '../../rules/words/brand';
import { readDatabaseConfig } from '../config';
import { connect } from '../database/connection';
import { databaseServer } from '../database/databaseServer';
import { migrate } from '../database/migrate';
import { createAdmin } from './createAdmin';

const USAGE =
  'Usage: npm run admin:create -- --email you@example.com [--name "Your Name"] [--role all|support|finance]';

const ROLES: Record<string, AdminRole> = { all: 'ALL', support: 'SUPPORT', finance: 'FINANCE' };

/** Runs `npm run admin:create`, which uses the same database as the server. */
async function main(args: string[]): Promise<void> {
  const given = readArguments(args);
  const server = await databaseServer(readDatabaseConfig(process.env), { onNotice: say });
  try {
    await migrate(server.directUrl);
    const db = connect(server.directUrl);
    const { admin, password } = await createAdmin(db, given).finally(() => db.destroy());
    say(`${admin.email} is now an admin. Temporary password, shown only here: ${password}`);
    say('You will be asked to change it when you first sign in.');
  } finally {
    await server.stop();
  }
}

function readArguments(args: string[]): { email: string; name: string; role: AdminRole } {
  const options = { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } } as const;
  const { email, name = `${BRAND} Admin`, role: roleName = 'all' } = parseArgs({ args, options }).values;
  const role = ROLES[roleName.toLowerCase()];
  if (!email || !role) throw new Error(USAGE);
  return { email, name, role };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
