import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mark } from './marks';

/** The released schema, and the marks of intended breaking changes. */
export type Release = { version: string; schema: string; marks: Mark[] };

const SCHEMA = 'released/schema.graphql';
const MARKS = 'released/breaking.json';
const VERSION = /^# The contract of version (\S+),/;

export const isReleased = (root = '.') => existsSync(join(root, SCHEMA));

export function readRelease(root = '.'): Release {
  const schema = readFileSync(join(root, SCHEMA), 'utf8');
  const version = VERSION.exec(schema)?.[1];
  if (!version) throw new Error(`${SCHEMA} does not begin with its version`);
  return { version, schema, marks: JSON.parse(readFileSync(join(root, MARKS), 'utf8')) };
}

export function writeRelease({ version, schema, day }: { version: string; schema: string; day: string }, root = '.') {
  const heading = `# The contract of version ${version}, as released on ${day}. Written by \`npm run schema:release\`.\n\n`;
  writeFileSync(join(root, SCHEMA), heading + schema);
  writeFileSync(join(root, MARKS), '[]\n');
}

/** The version in package.json. */
export function packageVersion(root = '.'): string {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}
