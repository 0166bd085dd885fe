import { spawn } from 'node:child_process';
import { generate } from '@graphql-codegen/cli';
import { createServer } from 'vite';
import codegen from '../codegen';

await generate({ ...codegen, silent: true }, true);

const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'graph/main.ts'], {
  stdio: 'inherit',
});
const client = await createServer();
await client.listen();
client.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', async (code) => {
  await client.close();
  process.exit(code ?? 0);
});
