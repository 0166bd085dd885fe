import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** `npm run prove -- kills` runs the long form of a proof, of which `npm test` runs the short one. */
function main([name, ...rest]: string[]): void {
  const proofs = readdirSync('prove').flatMap((file) => /^(\w+)\.test\.ts$/.exec(file)?.[1] ?? []);
  if (name === undefined || rest.length > 0 || !proofs.includes(name)) {
    console.error(`npm run prove -- ${proofs.join('|')}`);
    process.exitCode = 1;
    return;
  }
  const given = ['vitest', 'run', `prove/${name}.test.ts`, '--project=graph', '--disableConsoleIntercept=true'];
  const { status } = spawnSync('npx', given, { stdio: 'inherit', env: { ...process.env, PROVE_LONG: '1' } });
  process.exitCode = status ?? 1;
}

main(process.argv.slice(2));
