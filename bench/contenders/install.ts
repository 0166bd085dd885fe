import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs what we are compared with, once. Without a network we are only compared with the limit. */
export function installContenders(): boolean {
  if (existsSync('bench/node_modules/.package-lock.json')) return true;
  console.log('Installing the contenders into bench/ …');
  const { status } = spawnSync('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return true;
  console.log('The contenders could not be installed, so they are left out.');
  return false;
}
