import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes into `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

export function readPostmaster(directory: string): Postmaster | undefined {
  const text = readWhileThere(join(directory, 'postmaster.pid'));
  if (text === undefined) return undefined;
  const [pid, , , port, , , , status = ''] = text.split('\n');
  return { pid: Number(pid), port: Number(port), status: status.trim() };
}

/** A server writes into its new lock file at once. One that has been empty for longer was left by a crash. */
const WRITTEN_WITHIN = 1_000;

/** Removes a lock file that was left empty, with which no server would start. */
export function removeEmptyLock(directory: string): void {
  const file = join(directory, 'postmaster.pid');
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size === 0 && found.mtimeMs < Date.now() - WRITTEN_WITHIN) rmSync(file, { force: true });
}

/** A process may end, and its file be removed, while we read it. */
function readWhileThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  // An empty lock file names process 0, by which the system would understand our own processes.
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** After a restart of the machine, the process id may belong to another program. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = commandOf(pid);
  return command === undefined || command.includes('postgres');
}

function commandOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  const command = readWhileThere(`/proc/${pid}/cmdline`);
  if (command !== undefined) return command;
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
