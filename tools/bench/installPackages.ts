import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs the benchmarks' own packages unless they are installed. Returns false if that fails, as it does without a network. */
export function installPackages(): boolean {
  if (existsSync('tools/bench/node_modules/.package-lock.json')) return true;
  console.log('Installing the packages of tools/bench/ …');
  // PostGraphile requires a newer Node.js, but runs on this one.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--engine-strict=false'];
  const { status } = spawnSync('npm', ['ci', '--prefix', 'tools/bench', ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}
