import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { build as buildClient } from 'vite';
import codegen from '../codegen';
import { checkBudget } from './budget';
import { MANIFEST_FOLDER } from './chunks';
import { compressFiles } from './compress';
import { fingerprint, markBuildFresh } from './fingerprint';
import { prerender } from './prerender';
import { buildServer } from './server';

const print = fingerprint();
// Nobody may take half a build for a whole one.
await rm('dist', { recursive: true, force: true });

await generate({ ...codegen, silent: true }, true);
await Promise.all([buildClient({ logLevel: 'warn' }), buildServer()]);
await prerender();
await compressFiles('dist/web');
const budget = await checkBudget('dist/web');
await rm(join('dist/web', MANIFEST_FOLDER), { recursive: true });

markBuildFresh(print);
process.stdout.write(`JavaScript until a screen stands, by brotli:\n${budget}\n`);
