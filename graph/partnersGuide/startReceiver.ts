import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { projectRoot } from '../config';
import { freePort } from '../database/embedded/freePort';

/** Runs the guide's receiver of webhooks until the test ends. Returns its address and its output. */
export async function startReceiver(workshop: ReturnType<typeof openWorkshop>, secret: string) {
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

const run = promisify(execFile);
const modules = path.join(projectRoot, 'node_modules');

/** Replaces npx, so that commands run this project's packages in place of those that a reader installs. */
const NPX = 'npx() { "$@"; }';
const PACKAGE: [string, string] = ['package.json', '{ "type": "module" }'];

/** A directory for following the guide. It is inside the project, so that its packages are found. */
export function openWorkshop(files: readonly (readonly [name: string, text: string])[]) {
  const cache = path.join(modules, '.cache');
  mkdirSync(cache, { recursive: true });
  const directory = mkdtempSync(path.join(cache, 'partner-'));
  for (const [name, text] of [PACKAGE, ...files]) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  const environment = (given: Record<string, string>) => ({
    ...process.env,
    PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH}`,
    ...given,
  });
  return {
    directory,
    environment,
    /** Runs a command of the guide and returns its output. Throws with its error output. */
    async shell(command: string, variables: Record<string, string> = {}): Promise<string> {
      const options = { cwd: directory, env: environment(variables) };
      const { stdout } = await run('sh', ['-ec', `${NPX}\n${command}`], options);
      return stdout;
    },
    close: () => rmSync(directory, { recursive: true, force: true }),
  };
}
