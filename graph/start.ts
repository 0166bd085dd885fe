import { spawnSync } from 'node:child_process';
import { isBuildFresh } from '../build/fingerprint';

if (!isBuildFresh()) {
  console.log('Building the client, about 20 s …');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

process.setSourceMapsEnabled(true);
await import(new URL('../dist/server/main.js', import.meta.url).href);
