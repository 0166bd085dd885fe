import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { clientDirectory } from './app';
import { type Config, readConfig, settingsToMend } from './config';
import { isDatabaseDown } from './database/isDatabaseDown';
import { databaseMessage } from './database/sqlState';
import { createLog } from './http/observe/createLog';
import { startServer } from './startServer';

const DEMO_ACCOUNTS = `
  admin@herdline.test      runs the platform
  support@herdline.test    helps ranches and families
  finance@herdline.test    takes care of the platform's money
  customer@herdline.test   buys beef
  rancher@herdline.test    runs an approved ranch
  helper@herdline.test     handles the orders of that ranch
  pending@herdline.test    runs a ranch that awaits approval
  The password of each is Herdline1
`;

/** In milliseconds, after the server has kept serving. A stop that takes longer must be hanging, so the process exits anyway. */
const MAX_STOP = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  for (const setting of settingsToMend(process.env)) log.warn(setting);
  const end: End = (exitCode, drainSeconds = 0) => {
    setTimeout(() => process.exit(1), drainSeconds * 1_000 + MAX_STOP).unref();
    starting.then((server) => server.stop(drainSeconds)).finally(() => process.exit(exitCode));
  };
  const onGivenUp = (reason: Error) => {
    log.fatal({ err: reason }, 'the server stops, because it has lost its database for good');
    console.error(`Herdline stops: ${reasonOf(reason)}`);
    end(1);
  };
  const starting = startServer({ config, log, onNotice: say, onGivenUp });
  // Load balancers send nothing to a worker, so it stops at once.
  exitOnSignals(log, end, config.process === 'worker' ? 0 : config.drainSeconds);
  const { port } = await starting;
  if (config.process === 'worker') say(`Herdline's worker is at http://localhost:${port}/healthz`);
  else greet(config, port);
}

type End = (exitCode: number, drainSeconds?: number) => void;

function exitOnSignals(log: Logger, end: End, drainSeconds: number): void {
  // Each signal may arrive twice, because npm forwards what the terminal has also sent.
  process.on('SIGTERM', () => end(0, drainSeconds));
  // Ctrl-C means that a person is waiting, so there is no time to keep serving.
  process.on('SIGINT', () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      // Everything that an outage interrupts recovers by itself. Exiting would only make the outage longer.
      if (isDatabaseDown(error)) return log.error({ err: error }, 'uncaught error: the database is down');
      log.fatal({ err: error }, 'uncaught error');
      end(1);
    });
  }
}

/** Says where the server runs: as plain text at a terminal, otherwise as a log line, so that programs can read every line. */
function greet(config: Config, port: number): void {
  const address = port === config.port ? config.publicUrl : `http://localhost:${port}`;
  const isBuilt = existsSync(path.join(clientDirectory, 'index.html'));
  if (!isBuilt) say('The client is not built, so only /graphql and /api answer. To build it: npm run build');
  if (!process.stdout.isTTY) {
    const demoAccounts = config.seedDemo ? DEMO_ACCOUNTS.match(/[\w.]{1,40}@\S+/g) : undefined;
    banner.info({ address, port, demoAccounts }, `Herdline is at ${address}`);
    return;
  }
  say(`\nHerdline is at ${address}`);
  if (config.seedDemo) say(DEMO_ACCOUNTS);
  say('Ctrl-C stops it.\n');
}

/** Logs the start at every LOG_LEVEL. */
const banner = createLog('info');

function say(line: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${line}\n`);
  else banner.info(line);
}

function reasonOf(error: Error): string {
  const [line = ''] = (databaseMessage(error) ?? error.message).split('\n', 1);
  return line;
}

main().catch((error: Error) => {
  console.error(`Herdline did not start: ${reasonOf(error)}`);
  process.exit(1);
});
