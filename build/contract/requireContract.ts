import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContract } from './checkContract';
import { packageVersion, readRelease } from './release';

/** Checks the files under `root`. Returns changes that may surprise a program, and throws if one breaks the contract. */
export function requireContract(today: string, root = '.'): string[] {
  const released = readRelease(root);
  const schema = readFileSync(join(root, 'schema.graphql'), 'utf8');
  const { faults, surprises } = checkContract({ released, schema, today });
  const version = packageVersion(root);
  if (version !== released.version) {
    faults.push(`package.json is at ${version}, the released schema at ${released.version}: npm run schema:release`);
  }
  if (faults.length > 0) throw new Error(`The contract of schema.graphql:\n${faults.join('\n')}`);
  return surprises;
}
