import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContract } from './checkContract';
import { isReleased, packageVersion, readRelease, writeRelease } from './release';

/** Makes today's schema the released one. Returns the number of broken promises, all of which must be marked. */
export function publish(today: string, root = '.'): number {
  const schema = readFileSync(join(root, 'schema.graphql'), 'utf8');
  const version = packageVersion(root);
  const broken = isReleased(root) ? decidedBreaks({ version, schema, today }, root) : 0;
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
