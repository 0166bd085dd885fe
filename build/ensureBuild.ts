import { spawnSync } from 'node:child_process';
import { isBuildFresh } from './fingerprint';

if (!isBuildFresh()) {
  process.stdout.write('Building the client, about 25 s …\n');
  // Runs in a separate process, so that the memory of the build tools is freed.
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'build/build.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
