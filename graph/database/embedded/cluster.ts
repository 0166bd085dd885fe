import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { canEnter, giveTo, type ServerAccount } from './serverAccount';

export const SUPERUSER = 'herdline';

/** Returns `wanted`, or another directory if the account can't enter its parent. */
export function reachableDirectory(wanted: string, account: ServerAccount, onNotice: (line: string) => void): string {
  makeEnterable(dirname(wanted));
  if (!account || canEnter(account, dirname(wanted))) return wanted;
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  // The directory for temporary files is the second choice, because a restart of the machine may empty it.
  const place = join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), `herdline-${hash}`);
  makeEnterable(place);
  onNotice(`PostgreSQL, run by ${account.name}, cannot enter ${dirname(wanted)}, so its data is in ${place}.`);
  return join(place, basename(wanted));
}

/** Creates a directory that the account can enter, regardless of the umask. Its contents have their own modes. */
function makeEnterable(directory: string): void {
  const isNew = mkdirSync(directory, { recursive: true }) !== undefined;
  if (isNew) chmodSync(directory, 0o711);
}

/** Creates the database cluster if there is none, and returns the password of its superuser. */
export function ensureCluster(directory: string, binaries: string, account: ServerAccount): string {
  const passwordFile = `${directory}.password`;
  if (!existsSync(directory)) makeCluster(directory, binaries, account, passwordFile);
  if (!existsSync(passwordFile)) throw new Error(`${passwordFile} is missing: restore it, or remove ${directory} too.`);
  return readFileSync(passwordFile, 'utf8').trim();
}

/** Creates the cluster under another name and then renames it, so that an interrupted start never leaves half a cluster. */
function makeCluster(directory: string, binaries: string, account: ServerAccount, passwordFile: string): void {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(account, draft);
  giveTo(account, passwordFile);
  const { status, error, stderr } = spawnSync(join(binaries, 'initdb'), initdbArguments(draft, passwordFile), {
    uid: account?.uid,
    gid: account?.gid,
    cwd: binaries,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status !== 0)
    throw new Error(`PostgreSQL could not create its files in ${draft}: ${error?.message ?? stderr.trim()}`);
  renameSync(draft, directory);
}

function initdbArguments(directory: string, passwordFile: string): string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-sync',
  ];
}
