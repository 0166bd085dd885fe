import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** Small pieces that nearly every screen has. In a file each they would take more room than they do together. */
const kit =
  /web.ui.(Badge|Card|Eyebrow|FieldError|FieldShell|Grid|Notice|PageHeader|Skeleton|Stack|inputLook|tones)\.|rules.(cowShares|labels|money)\.|web.errors.\w+\.ts|@apollo.client.errors/;

/** The graph's client: in one file, which a screen that asks nothing does without. Its errors are known to every form. */
const graphClient =
  /node_modules.(@apollo.client|rxjs|graphql|optimism|@wry)|web.(apollo|inGraph|cache|connection|sendIds|session.setViewer)\./;

/** What the server answers; everything else is the client's. */
// Photos by their form: /photos/ is also a folder of ours.
const serverPaths = ['/api', '/graphql', '/graphiql', '/schema.graphql', '/healthz', '/documents', '^/photos/\\d+/'];
const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  root: 'web',
  plugins: [react()],
  // Names of styles by file, not by the order of loading: the prerendered pages and the browser must agree on them.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  // RxJS as browsers of our target read it, not rewritten for older ones.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { port: 5173, proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
  // Not GraphiQL's page, which is always built: the packages of its editor cannot be prepared for development.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Its polyfill would be the only inline script of the page, which the content security policy refuses.
    modulePreload: { polyfill: false },
    // A picture inside a style sheet is loaded by those who never see it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // From it the prerendered pages know which scripts to ask for early.
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // The names of all parts are in the file that everyone loads.
        chunkFileNames: ({ name }) =>
          ['kit', 'graph'].includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // Whatever comes first comes in one file: alike code beside alike code is compressed best.
            { name: 'index', tags: ['$initial'], priority: 3 },
            { name: 'kit', test: kit, priority: 2 },
            { name: 'graph', test: graphClient, priority: 1 },
          ],
        },
      },
    },
  },
});
