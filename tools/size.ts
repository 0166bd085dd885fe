import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { REPLACED } from '../build/lighterLibraries';
import { findCycles } from '../build/walls/findCycles';
import { readImports } from '../build/walls/readImports';
import { shapes } from '../graph/compiled/shapes';
import { rows } from '../graph/rest/rows';
import { resolvers } from '../graph/server/graphqlServer';

// Counts what the house costs, and says what each number counts. A change that raises one pays for it elsewhere.

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(file);
const isTool = (file: string) => file.startsWith('tools/');
/** Generated files are not tracked, but for the copy of the released schema and the description of the database. */
const isGenerated = (file: string) => file.startsWith('released/') || file === 'docs/database.sql';

const textOf = (file: string) => readFileSync(file, 'utf8');
const filesOf = (kind: RegExp, is: (file: string) => boolean) =>
  tracked.filter((file) => kind.test(file) && !isGenerated(file) && is(file));

function linesOf(kind: RegExp, is: (file: string) => boolean = () => true): string {
  const files = filesOf(kind, is);
  const lines = files.reduce((sum, file) => sum + textOf(file).split('\n').length - 1, 0);
  return `${lines.toLocaleString('en-US')} in ${files.length} files`;
}

const CODE = /\.tsx?$/;
const sources = new Map(
  filesOf(CODE, (file) => !isTest(file) && !isTool(file)).map((file) => [file, textOf(file)] as const),
);
const imports = readImports(sources);

/** Pairs of folders directly in graph/ that import each other. */
function mutualPairs(): string[] {
  const folderOf = (file: string) => /^graph\/(\w+)\//.exec(file)?.[1];
  const known = new Set<string>();
  for (const [file, targets] of imports)
    for (const { to } of targets) {
      const [from, other] = [folderOf(file), folderOf(to)];
      if (from && other && from !== other) known.add(`${from} ${other}`);
    }
  return [...known]
    .filter((pair) => pair < pair.split(' ').reverse().join(' '))
    .filter((pair) => known.has(pair.split(' ').reverse().join(' ')));
}

/** Fields that a shape describes and a resolver answers too, as Type.field. */
function twins(): string[] {
  const answered = new Set(
    resolvers.flatMap((part) =>
      Object.entries(part).flatMap(([type, fields]) => Object.keys(fields ?? {}).map((field) => `${type}.${field}`)),
    ),
  );
  const described = Object.entries(shapes).flatMap(([type, { fields = {} }]) =>
    Object.keys(fields).map((field) => `${type}.${field}`),
  );
  return described.filter((field) => answered.has(field));
}

const described = Object.values(shapes).reduce((sum, { fields = {} }) => sum + Object.keys(fields).length, 0);
const paths = (files: typeof imports) => new Map([...files].map(([file, to]) => [file, to.map((one) => one.to)]));
const isCode = (file: string) => !isTest(file) && !isTool(file);

const COUNTS: [what: string, count: string | number][] = [
  ['lines of .ts and .tsx outside tests, generated files and tools/', linesOf(CODE, isCode)],
  ['lines of .graphql, schema.graphql included', linesOf(/\.graphql$/, isCode)],
  ['lines of .sql', linesOf(/\.sql$/)],
  ['lines of .css', linesOf(/\.css$/)],
  [
    'lines of tests: *.test.ts(x), testing/ and e2e/, outside tools/',
    linesOf(CODE, (file) => isTest(file) && !isTool(file)),
  ],
  ['lines of tools/: .ts and .tsx, tests included', linesOf(CODE, isTool)],
  ['rows of REST', rows.length],
  [`twins: fields of a shape (${described}) that a resolver answers too`, twins().length],
  ['pairs of folders of graph/ that import each other', mutualPairs().length],
  ['circles of imports, dynamic ones included', findCycles(paths(imports)).length],
  ['files of libraries that the build replaces', Object.keys(REPLACED).length],
];

for (const [what, count] of COUNTS) console.log(`${String(count).padStart(22)}  ${what}`);
