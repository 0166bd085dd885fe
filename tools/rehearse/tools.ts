import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';
import { PATH_OF_DEBIAN } from './Programs';

const PACKAGES = 'patroni etcd-server pgbouncer haproxy postgresql postgresql-contrib';
const NEEDED = ['patroni', 'etcd', 'pgbouncer', 'haproxy'];
const POSTGRES = '/usr/lib/postgresql';

/** Returns the directory of the newest PostgreSQL's programs. Throws a line that says what to install if something is missing. */
export function postgresPrograms(): string {
  const missing = NEEDED.filter((name) => !PATH_OF_DEBIAN.split(':').some((place) => canRun(path.join(place, name))));
  const versions = versionsOf(POSTGRES).filter((version) => canRun(path.join(POSTGRES, version, 'bin', 'pg_rewind')));
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (missing.length === 0 && newest) return path.join(POSTGRES, newest, 'bin');
  throw new Error(
    `The rehearsal runs Debian's packages. To install them: apt-get update && apt-get install -y ${PACKAGES}`,
  );
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionsOf(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
