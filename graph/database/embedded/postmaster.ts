import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of `postmaster.pid`, which a running server writes. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

export function readPostmaster(directory: string): Postmaster | undefined {
  const text = readIfPresent(join(directory, 'postmaster.pid'));
  if (text === undefined) return undefined;
  const [pid, , , port, , , , status = ''] = text.split('\n');
  return { pid: Number(pid), port: Number(port), status: status.trim() };
}

/** In milliseconds. A server writes to its new lock file at once, so one that has been empty for longer was left by a crash. */
const MAX_EMPTY_TIME = 1_000;

/** Removes a lock file that a crash left empty, because no server would start with it. */
export function removeEmptyLock(directory: string): void {
  const file = join(directory, 'postmaster.pid');
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size === 0 && found.mtimeMs < Date.now() - MAX_EMPTY_TIME) rmSync(file, { force: true });
}

/** Undefined if the process ends, and its file is removed, before the file is read. */
function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  // An empty lock file yields process id 0, which the system would take for our own process group.
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Checks the program too, because the process id may belong to another program after a restart of the machine. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = commandOf(pid);
  return command === undefined || command.includes('postgres');
}

function commandOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  const command = readIfPresent(`/proc/${pid}/cmdline`);
  if (command !== undefined) return command;
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
