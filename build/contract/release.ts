import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mark } from './marks';

/** The released schema, and the marks of intended breaking changes. */
export type Release = { version: string; day: string; schema: string; marks: Mark[] };

const SCHEMA = 'released/schema.graphql';
const MARKS = 'released/breaking.json';
const VERSION = /^# The contract of version (\S+), as released on (\d{4}-\d{2}-\d{2})\./;

export const isReleased = (root = '.') => existsSync(join(root, SCHEMA));

export function readRelease(root = '.'): Release {
  const schema = readFileSync(join(root, SCHEMA), 'utf8');
  const [, version, day] = VERSION.exec(schema) ?? [];
  if (!version || !day) throw new Error(`${SCHEMA} does not begin with its version`);
  return { version, day, schema, marks: JSON.parse(readFileSync(join(root, MARKS), 'utf8')) };
}

export function writeRelease({ version, schema, day }: Omit<Release, 'marks'>, root = '.') {
  const heading = `# The contract of version ${version}, as released on ${day}. Written by \`npm run schema:release\`.\n\n`;
  writeFileSync(join(root, SCHEMA), heading + schema);
  writeFileSync(join(root, MARKS), '[]\n');
}

/** The version in package.json. */
export function packageVersion(root = '.'): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}
