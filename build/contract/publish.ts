import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { changesSince, readHistory, writeHistory } from './changelog';
import { checkContract } from './checkContract';
import { isReleased, packageVersion, type Release, readRelease, writeRelease } from './release';

/** Makes today's schema the released one. Returns the number of broken promises, all of which must be marked. */
export function publish(today: string, root = '.'): number {
  const schema = readFileSync(join(root, 'schema.graphql'), 'utf8');
  const version = packageVersion(root);
  requireChanges(version, root);
  const broken = isReleased(root) ? decidedBreaks({ version, schema, today }, root) : 0;
  if (isReleased(root)) addToHistory({ version, schema, day: today }, root);
  writeRelease({ version, schema, day: today }, root);
  return broken;
}

function decidedBreaks({ version, schema, today }: { version: string; schema: string; today: string }, root: string) {
  const released = readRelease(root);
  const { faults } = checkContract({ released, schema, today, isRelease: true });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const broken = released.marks.length;
  if (broken > 0 && version === released.version) {
    throw new Error(`Raise the version in package.json: what breaks promises is not ${version} any more`);
  }
  return broken;
}

function addToHistory({ version, schema, day }: Omit<Release, 'marks'>, root: string): void {
  const released = readRelease(root);
  const changes = changesSince(buildSchema(released.schema), buildSchema(schema), released.marks);
  writeHistory([{ version, day, ...changes }, ...readHistory(root)], root);
}

/** People read CHANGELOG.md, so each version has a heading there: `## 1.0.0 (2026-12-01)`. */
function requireChanges(version: string, root: string): void {
  const headings = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('## '));
  if (!headings.some((line) => line.split(' ')[1] === version)) {
    throw new Error(`CHANGELOG.md doesn't say what ${version} changes: give it a heading`);
  }
}
