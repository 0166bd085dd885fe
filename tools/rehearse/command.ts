import { Programs } from './Programs';
import { type Scenario, startSite } from './Site';
import { failover } from './scenarios/failover';
import { jobs } from './scenarios/jobs';
import { limits } from './scenarios/limits';
import { liveOrders } from './scenarios/liveOrders';
import { photos } from './scenarios/photos';
import { rollingRestart } from './scenarios/rollingRestart';
import { sessions } from './scenarios/sessions';

const SCENARIOS: Record<string, Scenario> = {
  sessions,
  limits,
  liveOrders,
  jobs,
  photos,
  rollingRestart,
  // Runs last because it kills a database server.
  failover,
};

/** `npm run rehearse` runs all scenarios on this machine, `npm run rehearse -- photos` runs one. */
async function main(wanted: string[]): Promise<void> {
  const unknown = wanted.find((name) => !(name in SCENARIOS));
  if (unknown) throw new Error(`npm run rehearse -- ${Object.keys(SCENARIOS).join('|')}`);
  const programs = new Programs();
  const interrupted = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => reject(new Error(`${signal}`)));
  });
  let failures = 1;
  try {
    failures = await Promise.race([runScenarios(programs, wanted), interrupted]);
  } finally {
    await programs.end({ keepFiles: failures > 0 });
    if (failures > 0) print(`The output of the programs is in ${programs.directory}`);
  }
  process.exit(failures > 0 ? 1 : 0);
}

async function runScenarios(programs: Programs, wanted: string[]): Promise<number> {
  const site = await startSite(programs, print);
  let failures = 0;
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const begin = performance.now();
    const seconds = () => ((performance.now() - begin) / 1_000).toFixed(1);
    try {
      print(`pass  ${name}: ${await scenario(site)} (${seconds()} s)`);
    } catch (error) {
      failures += 1;
      print(`FAIL  ${name}: ${error instanceof Error ? error.message : error} (${seconds()} s)`);
    }
  }
  return failures;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
