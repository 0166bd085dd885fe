import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../database/embedded/postmaster';
import { stopLeftBehind } from '../database/embeddedPostgres';

const PREFIX = 'herdline-test-';

/** Creates a directory for files of tests, such as an embedded PostgreSQL. Its name has the process id for `removeLeftOvers`. */
export function temporaryDirectory(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // PostgreSQL may run as another account, which needs access.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Removes what killed test runs left behind: a running server and its files. */
export async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (!pid || isAlive(pid)) continue;
    await stopLeftBehind(join(tmpdir(), name, 'postgres'));
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
