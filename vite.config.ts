import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the server answers; everything else is the client's. */
const serverPaths = ['/api', '/graphql', '/graphiql', '/schema.graphql', '/healthz'];
const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  root: 'web',
  plugins: [react()],
  // Names of styles by file, not by the order of loading: the prerendered pages and the browser must agree on them.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  server: { port: 5173, proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
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
  },
});
