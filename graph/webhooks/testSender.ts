import { pino } from 'pino';
import { readConfig } from '../config';
import { startJobs } from '../jobs/startJobs';

// A server's worker as a process of its own, so that a test can kill it.
const config = readConfig(process.env);
const timings = { beat: 200, silence: 1_000, lookEvery: 100 };
await startJobs({ databaseUrl: config.databaseUrl!, config, log: pino({ level: 'silent' }), timings });
process.send?.('ready');
// Without the test nobody would end it.
process.on('disconnect', () => process.exit());
