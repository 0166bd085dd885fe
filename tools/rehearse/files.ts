import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Programs } from './Programs';

/**
 * Copies a file of `deploy/` with this machine's addresses and passwords filled in, so that the rehearsal tests the real files.
 * Throws if a text to replace is missing.
 */
export function fillIn(programs: Programs, source: string, target: string, replaced: Record<string, string>): string {
  let text = readFileSync(path.join('deploy', source), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`deploy/${source} does not have '${from}'`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(programs.directory, target);
  writeFileSync(file, text, { mode: 0o644 });
  return file;
}
