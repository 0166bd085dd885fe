import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Lists all packages of the lock file (CycloneDX), also those of development, since parts of them are bundled. */
export function writeSbom(file: string): void {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  writeFileSync(file, stdout);
}
