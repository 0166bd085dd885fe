import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { afterAll, expect, test } from 'vitest';

const OPTIONS =
  '--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --target es2023 --module esnext --moduleResolution bundler --types node --skipLibCheck';
const SLOW = { timeout: 180_000 };
const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** Copies a client to a directory with packages, beside the schema. The Relay compiler reads nothing in node_modules. */
function workOn(client: string, modules: string): string {
  const directory = mkdtempSync(join(tmpdir(), `herdline-${client}-`));
  directories.push(directory);
  cpSync(join('tools/clients', client), directory, { recursive: true });
  cpSync('schema.graphql', join(directory, 'schema.graphql'));
  symlinkSync(join(process.cwd(), modules), join(directory, 'node_modules'));
  return directory;
}

function run(command: string, cwd: string): string {
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const typeCheck = (directory: string) =>
  run(
    `${process.cwd()}/node_modules/.bin/tsc ${OPTIONS} --typeRoots ${process.cwd()}/node_modules/@types *.ts`,
    directory,
  );

test('a client with Apollo Client and GraphQL Code Generator compiles against the schema', SLOW, async () => {
  const directory = workOn('apollo', 'node_modules');
  await generate(
    {
      schema: 'schema.graphql',
      documents: join(directory, '*.graphql'),
      silent: true,
      generates: {
        [join(directory, 'graph.ts')]: {
          plugins: ['typescript-operations', 'typed-document-node'],
          config: { scalars: { ID: 'string', Cents: 'number' }, useTypeImports: true },
        },
      },
    },
    true,
  );
  expect(typeCheck(directory)).toBe('');
});

/** The Relay compiler is too large for every installation. Without a network, its test is left out. */
function installRelay(): boolean {
  if (existsSync('tools/clients/node_modules/.package-lock.json')) return true;
  const { status } = spawnSync('npm', [
    'ci',
    '--prefix',
    'tools/clients',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]);
  if (status !== 0) console.warn('The packages of tools/clients/ cannot be installed, so no Relay client is compiled.');
  return status === 0;
}

test('a Relay client compiles against the schema, and finds records by their nodeId', SLOW, ({ skip }) => {
  if (!installRelay()) skip();
  const directory = workOn('relay', 'tools/clients/node_modules');
  const compiler = join(process.cwd(), 'tools/clients/node_modules/relay-compiler/cli.js');
  mkdirSync(join(directory, '__generated__'), { recursive: true });
  expect(run(`node ${compiler} relay.config.json`, directory)).toBe('');
  expect(readdirSync(join(directory, '__generated__'))).toHaveLength(4);
  const refetch = readFileSync(join(directory, '__generated__/ordersPageQuery.graphql.ts'), 'utf8');
  expect(refetch).toContain('node(id: $nodeId)');
  expect(typeCheck(directory)).toBe('');
});

test('the guide shows how Relay is set up in this client', () => {
  const guide = readFileSync('docs/partners.md', 'utf8');
  const config = readFileSync('tools/clients/relay/relay.config.json', 'utf8').trim();
  expect(guide).toContain(config);
  expect(guide).toContain('getDataID: ({ nodeId }) => nodeId as string');
});
