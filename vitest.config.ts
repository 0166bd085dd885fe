import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { shuffle: true },
    projects: [
      {
        extends: true,
        // Node gives everyone the CommonJS build of graphql; a second copy beside it would not know the first one's types.
        resolve: { alias: [{ find: /^graphql$/, replacement: import.meta.resolve('graphql').replace('file://', '') }] },
        test: {
          name: 'graph',
          environment: 'node',
          include: ['{graph,rules,migrations,seeds,build}/**/*.test.ts'],
          globalSetup: 'graph/testing/globalSetup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['web/testing/setup.ts'],
        },
      },
    ],
  },
});
