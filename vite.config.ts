import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { lighterLibraries } from './build/lighterLibraries.ts';

/** The modules of Apollo Client, which are one file, so that screens without GraphQL don't load it. Forms share its errors. */
const graphClient =
  /node_modules.(@apollo.client|rxjs|graphql(?!.language.(printer|printString|blockString))|optimism|@wry|tslib)[\\/]|web.(apollo.(client|cache|httpLink|keyLink|unanswered|useIdempotencyKey)|session.setViewer|ui.form.keptInput)\./;

/** Replaces Vite's helper, which preloads the chunks of an import() as modules. Browsers may never retry a failed module. */
const fetchFirst: Plugin = {
  name: 'fetch-first',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { fetchFirst as __vitePreload } from ${JSON.stringify(resolve('web/app/fetchFirst.ts'))}`,
  },
};

/** Paths that the server answers. All others are the client's. */
// The pattern of photos has an id, because /photos/ is also a folder of the client.
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
  plugins: [react(), fetchFirst, ...lighterLibraries],
  // Names styles by file, not by loading order, since prerendered pages and browsers must agree.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  // Uses the ES2015 build of RxJS, not the one for older browsers.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { port: 5173, proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
  // Leaves out GraphiQL's page, which is always built, because Vite can't pre-bundle its editor.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy would refuse the polyfill, which is an inline script.
    modulePreload: {
      polyfill: false,
      // Includes the chunk itself, which Vite leaves out if it imports nothing.
      resolveDependencies: (chunk, imports, { hostType }) =>
        hostType === 'js' ? [...new Set([chunk, ...imports])] : imports,
    },
    // All styles load with the page, so that no import() waits for styles.
    cssCodeSplit: false,
    // A picture inside a style sheet would also load where it isn't shown.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Prerendered pages read from the manifest which scripts to preload.
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Short names, because the entry contains the names of all chunks.
        chunkFileNames: ({ name }) => (name === 'graph' ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
        codeSplitting: {
          // build/build.ts adds groups for the modules that screens share.
          groups: [
            // The initial modules are one file, because similar code compresses better together.
            { name: 'index', tags: ['$initial'], priority: 4 },
            // What went wrong is told without Apollo Client, too.
            { name: 'errors', test: /web.errors.graphErrors\./, priority: 3 },
            { name: 'graph', test: graphClient, priority: 2 },
          ],
        },
      },
    },
  },
});
