import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { build, type Rolldown } from 'vite';
import codegen from '../codegen';
import { checkBudget } from './budget';
import { MANIFEST_FOLDER } from './chunks';
import { compressFiles } from './compress';
import { requireContract } from './contract/requireContract';
import { fingerprint, markBuildFresh } from './fingerprint';
import { buildGraphiql } from './graphiql';
import { planChunks } from './planChunks';
import { prerender } from './prerender';
import { writeSbom } from './sbom';
import { buildServer } from './server';
import { buildWorker } from './worker';

const print = fingerprint();
requireContract(new Date().toISOString().slice(0, 10));
// Removed first, so that an unfinished build can't be mistaken for a finished one.
await rm('dist', { recursive: true, force: true });

// `npm test` has just generated the types for its checks.
if (!process.argv.includes('--generated')) await generate({ ...codegen, silent: true }, true);
await Promise.all([buildClient(), buildServer(), buildGraphiql('dist/graphiql')]);
await prerender();
await buildWorker('dist/web');
// Few people load GraphiQL, so a faster compression will do.
await Promise.all([compressFiles('dist/web'), compressFiles('dist/graphiql', 8)]);
const budget = await checkBudget('dist/web');
await rm(join('dist/web', MANIFEST_FOLDER), { recursive: true });
await rename('dist/graphiql', 'dist/web/graphiql');

writeSbom('dist/sbom.cdx.json');

markBuildFresh(print);
process.stdout.write(`JavaScript until a screen is shown, compressed by brotli:\n${budget}\n`);

/** Builds the client twice: first to see what each screen needs, then with few files per screen. */
async function buildClient(): Promise<void> {
  const first = (await build({ logLevel: 'warn', build: { write: false } })) as Rolldown.RolldownOutput;
  const plan = planChunks(first.output.filter((file) => file.type === 'chunk'));
  const planned = {
    debugName: 'planned',
    name: (id: string) => plan.get(id) ?? null,
    // Takes precedence over the configuration's group for Apollo Client, and extends it.
    priority: 3,
    includeDependenciesRecursively: false,
  };
  await build({
    logLevel: 'warn',
    build: { rolldownOptions: { output: { codeSplitting: { groups: [planned] } } } },
  });
}
