import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK = 10;

/** Milliseconds that a process has computed, and those of its children that have ended. */
function cpuOf(pid: number): number {
  const [, , , , , , , , , , , user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fieldsOf(pid).map(Number);
  return (user + system + userOfEnded + systemOfEnded) * TICK;
}

/** What stands behind the name in /proc/<pid>/stat: the state, the parent, and so on. A name may hold anything. */
function fieldsOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** A process that ends while it is looked at counts by its parent. */
function orNothing<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

export function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1]);
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => orNothing(() => parentOf(pid)) === parent);
}

/** Milliseconds of CPU of a process and all of its children, those that have ended included. */
export function cpuWithChildren(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + (orNothing(() => cpuOf(child)) ?? 0), cpuOf(pid));
}
