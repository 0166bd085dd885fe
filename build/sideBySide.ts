import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** Runs scripts of package.json at the same time: `tsx build/sideBySide.ts lint walls`. Prints each one's output when it ends. */
async function run(script: string): Promise<boolean> {
  const started = Date.now();
  const child = spawn('npm', ['run', '--silent', script], { shell: process.platform === 'win32' });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'close');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log([`${code === 0 ? '✓' : '✗'} ${script} (${seconds} s)`, ...(await output)].filter(Boolean).join('\n'));
  return code === 0;
}

const passed = await Promise.all(process.argv.slice(2).map(run));
if (passed.includes(false)) process.exitCode = 1;
