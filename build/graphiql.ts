import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Builds GraphiQL's page apart from the client, so that no screen loads any of it. */
export async function buildGraphiql(directory: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: 'web/graphiql',
    base: '/graphiql/',
    publicDir: false,
    plugins: [react(), fontsAsFiles],
    worker: { format: 'es' },
    build: {
      outDir: resolve(directory),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // GraphiQL's packages contain directives for the React Compiler, which we don't use.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // The editor alone exceeds the default limit.
      chunkSizeWarningLimit: 5000,
    },
  });
}

const INLINE_FONT = /url\(["']?data:font\/(\w+);base64,([^)"']+)["']?\)/g;

/** GraphiQL's style sheet inlines fonts for every writing system. As files, browsers load only those that they show. */
const fontsAsFiles: Plugin = {
  name: 'fonts-as-files',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = file.source.toString().replace(INLINE_FONT, (_url, extension, base64) => {
        const font = this.emitFile({ type: 'asset', name: `font.${extension}`, source: Buffer.from(base64, 'base64') });
        return `url(/graphiql/${this.getFileName(font)})`;
      });
    }
  },
};
