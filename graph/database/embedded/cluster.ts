import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { canEnter, giveTo, type ServerAccount } from './serverAccount';

export const SUPERUSER = 'herdline';

/** `wanted`, or another place if the account can't read the project's directory. */
export function reachableDirectory(wanted: string, account: ServerAccount, onNotice: (line: string) => void): string {
  makeEnterable(dirname(wanted));
  if (!account || canEnter(account, dirname(wanted))) return wanted;
  const hash = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  // Temporary files may be gone after a restart of the machine: they are the second choice.
  const place = join(existsSync('/var/lib') ? '/var/lib' : tmpdir(), `herdline-${hash}`);
  makeEnterable(place);
  onNotice(`PostgreSQL, run by ${account.name}, may not enter ${dirname(wanted)}: its data lies in ${place}.`);
  return join(place, basename(wanted));
}

/** Sets the mode regardless of the umask, so that the account can pass through. The content has its own modes. */
function makeEnterable(directory: string): void {
  const isNew = mkdirSync(directory, { recursive: true }) !== undefined;
  if (isNew) chmodSync(directory, 0o711);
}

/** Makes the database cluster when there is none, and answers the password of its superuser. */
export function ensureCluster(directory: string, binaries: string, account: ServerAccount): string {
  const passwordFile = `${directory}.password`;
  if (!existsSync(directory)) makeCluster(directory, binaries, account, passwordFile);
  if (!existsSync(passwordFile))
    throw new Error(`${passwordFile} is missing: put it back, or remove ${directory} too.`);
  return readFileSync(passwordFile, 'utf8').trim();
}

/** Created under another name and then renamed, so that an interrupted start never leaves half a cluster. */
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
    throw new Error(`PostgreSQL could not make its files in ${draft}: ${error?.message ?? stderr.trim()}`);
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
