import { spawnSync } from 'node:child_process';
import { isBuildFresh } from './fingerprint';

if (!isBuildFresh()) {
  process.stdout.write('Building the client, about 25 s …\n');
  // A process of its own gives the memory of the build tools back.
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
