import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** `npm run prove -- kills` runs the long form of `tools/prove/kills.test.ts`. `npm test` runs the short form. */
function main([name, ...rest]: string[]): void {
  const names = readdirSync('tools/prove').flatMap((file) => /^(\w+)\.test\.ts$/.exec(file)?.[1] ?? []);
  if (name === undefined || rest.length > 0 || !names.includes(name)) {
    console.error(`npm run prove -- ${names.join('|')}`);
    process.exitCode = 1;
    return;
  }
  const args = ['vitest', 'run', `tools/prove/${name}.test.ts`, '--project=graph', '--disableConsoleIntercept=true'];
  const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, PROVE_LONG: '1' } });
  process.exitCode = status ?? 1;
}

main(process.argv.slice(2));
