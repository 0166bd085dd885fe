import { readdirSync, readFileSync } from 'node:fs';

/** The milliseconds of a clock tick: Linux counts CPU time in hundredths of a second. */
const TICK = 10;

/** CPU milliseconds of a process and of its children that have ended. */
function cpuOf(pid: number): number {
  const [, , , , , , , , , , , user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fieldsOf(pid).map(Number);
  return (user + system + userOfEnded + systemOfEnded) * TICK;
}

/** Returns the fields after the name in /proc/<pid>/stat, starting with the state. The name may contain any character. */
function fieldsOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** Returns undefined if the process has ended, because its CPU time then counts for its parent. */
function ifRunning<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

export function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1]);
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => ifRunning(() => parentOf(pid)) === parent);
}

/** CPU milliseconds of a process and its direct children, including children that have ended. */
export function cpuWithChildren(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + (ifRunning(() => cpuOf(child)) ?? 0), cpuOf(pid));
}
