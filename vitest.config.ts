import { createHash } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Node gives everyone the CommonJS build of graphql; a second copy beside it would not know the first one's types.
const oneGraphql = [{ find: /^graphql$/, replacement: import.meta.resolve('graphql').replace('file://', '') }];

/** From version 25 on Node has a localStorage of its own, which would hide that of happy-dom. */
const withoutStorage = '--no-experimental-webstorage';

/** Shuffles the files within each project. A worker keeps its modules only as long as the next file is of the same project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { projects, config } = this.ctx;
    const place = ({ project, moduleId }: TestSpecification) =>
      String(projects.indexOf(project)) +
      createHash('sha1')
        .update(config.sequence.seed + moduleId)
        .digest('hex');
    return [...files].sort((one, other) => (place(one) < place(other) ? -1 : 1));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { shuffle: true, sequencer: ByProject },
    // Test files of a worker share what they import (docs/architecture.md).
    isolate: false,
    unstubGlobals: true,
    // In this order; the last have the shortest files, so that no worker is long without one.
    projects: [
      {
        extends: true,
        resolve: { alias: oneGraphql },
        test: {
          name: 'graph',
          environment: 'node',
          include: ['{graph,migrations,seeds,prove}/**/*.test.ts'],
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
          exclude: ['web/{prerender,paintScreen}.test.tsx'],
          setupFiles: ['web/testing/setup.ts'],
          execArgv: [
            // A screen makes much that is gone after its test, and is cheaper to throw away in larger heaps.
            '--max-semi-space-size=64',
            ...(process.allowedNodeEnvironmentFlags.has(withoutStorage) ? [withoutStorage] : []),
          ],
          // Added as text, each rule of a style makes happy-dom read all the others again.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      {
        extends: true,
        resolve: { alias: oneGraphql },
        test: {
          name: 'rules',
          environment: 'node',
          // The build writes the pages without a browser.
          include: ['{rules,art,build}/**/*.test.ts', 'web/{prerender,paintScreen}.test.tsx'],
        },
      },
    ],
  },
});
