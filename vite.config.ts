import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { lighterLibraries } from './build/lighterLibraries.ts';
import { styleNames } from './build/styleNames.ts';

/** The graph's client: in one file, which a screen that asks nothing does without. Its errors are known to every form. */
const graphClient =
  /node_modules.(@apollo.client|rxjs|graphql(?!.language.(printer|printString|blockString))|optimism|@wry|tslib)[\\/]|web.(apollo.(client|cache|httpLink)|session.setViewer)\./;

/** In place of Vite's helper, which preloads the chunks of an import() as modules: a browser may never ask for one again that failed. */
const fetchesFirst: Plugin = {
  name: 'fetch-first',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { fetchFirst as __vitePreload } from ${JSON.stringify(resolve('web/app/fetchFirst.ts'))}`,
  },
};

/** What the server answers; everything else is the client's. */
// Photos by their form: /photos/ is also a folder of ours.
const serverPaths = [
  '/api',
  '/graphql',
  '/graphiql',
  '/schema.graphql',
  '/healthz',
  '/documents',
  '/calendar',
  '^/photos/\\d+/',
];
const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  root: 'web',
  plugins: [react(), fetchesFirst, styleNames, ...lighterLibraries],
  // Names of styles by file (build/styleNames.ts), not by the order of loading: the prerendered pages and the browser must agree on them.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  // RxJS as browsers of our target read it, not rewritten for older ones.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // Without its warnings for developers, which its package leaves in.
    alias: [{ find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') }],
  },
  server: { port: 5173, proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
  // Not GraphiQL's page, which is always built: the packages of its editor cannot be prepared for development.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Its polyfill would be the only inline script of the page, which the content security policy refuses.
    modulePreload: {
      polyfill: false,
      // The chunk itself too, which Vite leaves out where it imports nothing.
      resolveDependencies: (chunk, imports, { hostType }) =>
        hostType === 'js' ? [...new Set([chunk, ...imports])] : imports,
    },
    // All styles come with the page: no import() waits for any.
    cssCodeSplit: false,
    // A picture inside a style sheet is loaded by those who never see it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // From it the prerendered pages know which scripts to ask for early.
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // The names of all parts are in the file that everyone loads.
        chunkFileNames: ({ name }) => (name === 'graph' ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          // What screens share, build/build.ts puts together.
          groups: [
            // Whatever comes first comes in one file: alike code beside alike code is compressed best.
            { name: 'index', tags: ['$initial'], priority: 4 },
            { name: 'graph', test: graphClient, priority: 2 },
          ],
        },
      },
    },
  },
});
