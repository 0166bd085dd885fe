import { createHash } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Packages in node_modules get the CommonJS build of graphql. A second copy would not accept the types of the first one.
const oneGraphql = [{ find: /^graphql$/, replacement: import.meta.resolve('graphql').replace('file://', '') }];

/** Since version 25, Node has its own localStorage, which would hide that of happy-dom. */
const withoutStorage = '--no-experimental-webstorage';

/** Shuffles the files within each project, because a worker drops its modules when the next file is of another project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { projects, config } = this.ctx;
    const sortKey = ({ project, moduleId }: TestSpecification) =>
      String(projects.indexOf(project)) +
      createHash('sha1')
        .update(config.sequence.seed + moduleId)
        .digest('hex');
    return [...files].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { shuffle: true, sequencer: ByProject },
    // Test files of a worker share what they import (graph/testing/README.md).
    isolate: false,
    unstubGlobals: true,
    // The last project has the shortest files, so that both workers end at about the same time.
    projects: [
      {
        extends: true,
        resolve: { alias: oneGraphql },
        test: {
          name: 'graph',
          environment: 'node',
          include: ['{graph,migrations,seeds,tools/{database,prove}}/**/*.test.ts'],
          globalSetup: 'graph/testing/globalSetup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          // The size of a desktop, where tables show every button of a row.
          environmentOptions: { happyDOM: { width: 1280, height: 800 } },
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/{prerender,paintScreen}.test.tsx'],
          setupFiles: ['web/testing/setup.ts'],
          execArgv: [
            // Screens create many short-lived objects, which are cheaper to collect with a larger young generation.
            '--max-semi-space-size=64',
            ...(process.allowedNodeEnvironmentFlags.has(withoutStorage) ? [withoutStorage] : []),
          ],
          // If styled-components added rules as text, happy-dom would parse all rules again for each one.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      {
        extends: true,
        resolve: { alias: oneGraphql },
        test: {
          name: 'rules',
          environment: 'node',
          // The web tests here need no DOM, because the build prerenders pages without a browser.
          include: ['{rules,build,tools/{art,clients}}/**/*.test.ts', 'web/{prerender,paintScreen}.test.tsx'],
        },
      },
    ],
  },
});
