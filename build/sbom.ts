import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * Writes a list of all packages of the lock file with their checksums and licenses (CycloneDX). It includes those of
 * development, because the client and parts of the server are bundled from them.
 */
export function writeSbom(file: string): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  writeFileSync(file, stdout);
}
