import { pino } from 'pino';
import { readConfig } from '../../config';
import { startJobs } from '../../jobs/startJobs';

// A server's worker in its own process, so that a test can kill it.
const config = readConfig(process.env);
const timings = { beat: 200, silence: 1_000, pollInterval: 100 };
await startJobs({ databaseUrl: config.databaseUrl!, config, log: pino({ level: 'silent' }), timings });
process.send?.('ready');
// Ends with the test.
process.on('disconnect', () => process.exit());
