import { readDatabaseConfig } from '../config';
import { seedWhenEmpty } from '../seedWhenEmpty';
import { connect } from './connection';
import { databaseServer } from './databaseServer';
import { migrate, rollback } from './migrate';

const commands: Record<string, (url: string) => Promise<void>> = {
  migrate: async (url) => printNames('Run', await migrate(url)),
  rollback: async (url) => printNames('Rolled back', await rollback(url)),
  seed,
};

async function seed(url: string): Promise<void> {
  await migrate(url);
  const knex = connect(url);
  await seedWhenEmpty(knex, print).finally(() => knex.destroy());
}

function printNames(title: string, names: string[]): void {
  print(names.length ? `${title}: ${names.join(', ')}` : 'Nothing to do');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs `npm run db:migrate` and similar commands on the database that the server would use. */
async function main(name = ''): Promise<void> {
  const command = commands[name];
  if (!command) throw new Error(`Name one of ${Object.keys(commands).join(', ')}`);
  const server = await databaseServer(readDatabaseConfig(process.env), { onNotice: print });
  await command(server.directUrl).finally(() => server.stop());
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
