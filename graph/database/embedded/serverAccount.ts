import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';

/** The account that runs PostgreSQL. Undefined means the account of this process. */
export type ServerAccount = { name: string; uid: number; gid: number } | undefined;

/** Returns `nobody` if this process runs as root (mostly in a container), because PostgreSQL refuses to run as root. */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return undefined;
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  // macOS writes nobody's number as -2.
  const number = (text = '65534') => Number(text) >>> 0;
  return { name: 'nobody', uid: number(entry?.[2]), gid: number(entry?.[3]) };
}

export function giveTo(account: ServerAccount, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** Lets the system check, because every directory above and access lists count too. */
export function canEnter(account: ServerAccount, directory: string): boolean {
  if (!account) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { uid: account.uid, gid: account.gid }).status === 0;
}
