import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { freePort } from '../database/embedded/freePort';
import type { Workshop } from './workshop';

/** Runs the guide's receiver of webhooks until the test ends. Returns its address and its output. */
export async function startReceiver(workshop: Workshop, secret: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'receive.ts'], {
    cwd: workshop.directory,
    env: workshop.environment({ PORT: String(port), HERDLINE_WEBHOOK_SECRET: secret }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  });
  const printed: string[] = [];
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  lines.on('line', (line) => printed.push(line));
  return { host: `127.0.0.1:${port}`, printed };
}
