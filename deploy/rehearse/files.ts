import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Programs } from './Programs';

/**
 * Writes one of the files in `deploy/` with addresses and passwords of this machine in it. So what is rehearsed is what is
 * handed out. Each text that is replaced has to be there.
 */
export function filledIn(programs: Programs, source: string, target: string, replaced: Record<string, string>): string {
  let text = readFileSync(path.join('deploy', source), 'utf8');
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`deploy/${source} does not have '${from}'`);
    text = text.replaceAll(from, to);
  }
  const file = path.join(programs.directory, target);
  writeFileSync(file, text, { mode: 0o644 });
  return file;
}
