import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { createServer } from 'vite';
import codegen from '../codegen';
import { buildGraphiql } from './graphiql';

const GRAPHIQL = 'dist/web/graphiql';

await generate({ ...codegen, silent: true }, true);
// The server serves GraphiQL only as built, so a change to it needs `npm run build`.
if (!existsSync(GRAPHIQL)) {
  await buildGraphiql(GRAPHIQL);
  // Vite has set NODE_ENV to production, which the server below would inherit.
  process.env.NODE_ENV = 'development';
}

const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'graph/main.ts'], {
  stdio: 'inherit',
});
// Sets the attribute that the server sets when it serves the built client.
const openRanches = {
  name: 'open-ranches',
  transformIndexHtml: (html: string) =>
    process.env.OPEN_RANCHES === '1' ? html.replace('<html', '<html data-ranches="open"') : html,
};
const client = await createServer({ plugins: [openRanches] });
await client.listen();
client.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', async (code) => {
  await client.close();
  process.exit(code ?? 0);
});
