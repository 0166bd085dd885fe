import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema, isIntrospectionType, isSpecifiedScalarType } from 'graphql';
import type { ContractVersion } from '../../graph/rest/changelog/ContractVersion';
import { type Preset, writeFile } from '../persistedDocuments';
import { deprecatedIn } from './deprecations';
import { elementsOf } from './elements';
import type { Mark } from './marks';
import { readRelease } from './release';

type Changes = Omit<ContractVersion, 'version' | 'day'>;

/** Lists what a schema adds to the released one, what it announces, and what it takes back. */
export function changesSince(released: GraphQLSchema, current: GraphQLSchema, marks: Mark[]): Changes {
  const announced = new Map(deprecatedIn(released).map((one) => [one.coordinate, one.deprecation?.until]));
  return {
    added: missingIn(released, current),
    deprecated: deprecatedIn(current).flatMap(({ coordinate, deprecation }) =>
      deprecation && announced.get(coordinate) !== deprecation.until ? [{ coordinate, ...deprecation }] : [],
    ),
    // Without the kind of change, which is for the check.
    breaking: marks.map(({ change, ...mark }) => ({ ...mark, change: change.replace(/^[A-Z_]+ /, '') })),
    removed: missingIn(current, released),
  };
}

/** Lists what one schema has and the other lacks, without the parts of what is missing as a whole. */
function missingIn(lacking: GraphQLSchema, having: GraphQLSchema): string[] {
  const types = Object.values(having.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return types
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((type) => {
      const other = lacking.getType(type.name);
      if (!other) return [type.name];
      const known = new Map(
        elementsOf(other).map(({ coordinate, args }) => [coordinate, args.map((arg) => arg.coordinate)]),
      );
      return elementsOf(type).flatMap(({ coordinate, args }) => {
        const knownArgs = known.get(coordinate);
        if (!knownArgs) return [coordinate];
        return args.flatMap((arg) => (knownArgs.includes(arg.coordinate) ? [] : [arg.coordinate]));
      });
    });
}

const HISTORY = 'released/changelog.json';

/** The changes of all releases, the newest first. */
export const readHistory = (root = '.'): ContractVersion[] => JSON.parse(readFileSync(join(root, HISTORY), 'utf8'));

export const writeHistory = (history: ContractVersion[], root: string) =>
  writeFileSync(join(root, HISTORY), `${JSON.stringify(history, null, 2)}\n`);

/** The released changes and those of the next release, for the server's page. */
export const changelogFile: Preset = writeFile((current) => {
  const { schema, marks } = readRelease();
  const next = { version: null, day: null, ...changesSince(buildSchema(schema), current, marks) };
  return `import type { ContractVersion } from './ContractVersion';

export const changelog: ContractVersion[] = ${JSON.stringify([next, ...readHistory()], null, 2)};
`;
});
