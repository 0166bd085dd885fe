import { defineConfig } from 'vitest/config';

// Node gives everyone the CommonJS build of graphql; a second copy beside it would not know the first one's types.
const oneGraphql = [{ find: /^graphql$/, replacement: import.meta.resolve('graphql').replace('file://', '') }];

/** From version 25 on Node has a localStorage of its own, which would hide that of happy-dom. */
const withoutStorage = '--no-experimental-webstorage';

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { shuffle: true },
    projects: [
      {
        extends: true,
        resolve: { alias: oneGraphql },
        test: {
          name: 'rules',
          environment: 'node',
          include: ['{rules,art,build}/**/*.test.ts'],
          // They neither use a database nor change a module, so the files of a worker can share what they import.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: oneGraphql },
        test: {
          name: 'graph',
          environment: 'node',
          include: ['{graph,migrations,seeds}/**/*.test.ts'],
          globalSetup: 'graph/testing/globalSetup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          // A desk's screen, where every button of a table's row is shown.
          environmentOptions: { happyDOM: { width: 1280, height: 800 } },
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/testing/setup.ts'],
          execArgv: process.allowedNodeEnvironmentFlags.has(withoutStorage) ? [withoutStorage] : [],
        },
      },
    ],
  },
});
