import { readDatabaseConfig } from '../config';
import { seedWhenEmpty } from '../seedWhenEmpty';
import { connect } from './connection';
import { databaseServer } from './databaseServer';
import { migrate, rollback } from './migrate';

const commands: Record<string, (url: string) => Promise<void>> = {
  migrate: async (url) => tell('Run', await migrate(url)),
  rollback: async (url) => tell('Taken back', await rollback(url)),
  seed,
};

async function seed(url: string): Promise<void> {
  await migrate(url);
  const knex = connect(url);
  await seedWhenEmpty(knex, say).finally(() => knex.destroy());
}

function tell(what: string, names: string[]): void {
  say(names.length ? `${what}: ${names.join(', ')}` : 'Nothing to do');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `npm run db:migrate` and its like, on the database that the product itself would use. */
async function main(name = ''): Promise<void> {
  const command = commands[name];
  if (!command) throw new Error(`Say one of ${Object.keys(commands).join(', ')}`);
  const server = await databaseServer(readDatabaseConfig(process.env), { onNotice: say });
  await command(server.directUrl).finally(() => server.stop());
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
