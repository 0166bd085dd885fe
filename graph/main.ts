import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { clientDirectory } from './app';
import { type Config, readConfig } from './config';
import { databaseMessage } from './database/sqlState';
import { createLog } from './http/createLog';
import { startServer } from './startServer';

const DEMO_ACCOUNTS = `
  admin@herdline.test      runs the platform
  customer@herdline.test   buys beef
  rancher@herdline.test    runs an approved ranch
  pending@herdline.test    runs a ranch that awaits approval
  The password of all four is Herdline1
`;

/** Past this, something hangs that should have ended. */
const LONGEST_STOP = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const starting = startServer({ config, log, onNotice: say });
  stopWhenTold(log, () => starting.then((server) => server.stop()));
  greet(config, (await starting).port);
}

function stopWhenTold(log: Logger, stop: () => Promise<void>): void {
  const end = (exitCode: number) => {
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    stop().finally(() => process.exit(exitCode));
  };
  // npm passes on the signal that the terminal sends as well, so each may come twice.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, 'failed where nothing catches it');
      end(1);
    });
  }
}

function greet(config: Config, port: number): void {
  const address = port === config.port ? config.publicUrl : `http://localhost:${port}`;
  if (!existsSync(path.join(clientDirectory, 'index.html'))) {
    say('The client is not built, so only /graphql and /api answer. To build it: npm run build');
  }
  say(`\nHerdline is at ${address}`);
  if (config.seedDemo) say(DEMO_ACCOUNTS);
  say('Ctrl-C stops it.\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function reasonOf(error: Error): string {
  const words = databaseMessage(error) ?? error.message;
  return words.split('\n', 1)[0]!;
}

main().catch((error: Error) => {
  console.error(`Herdline did not start: ${reasonOf(error)}`);
  process.exit(1);
});
