import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import type { Prerendered } from '../web/prerender';
import { chunkNamed, chunksOf, readManifest } from './chunks';

type PrerenderModule = typeof import('../web/prerender');

const CLIENT = 'dist/web';
const RENDERER = 'dist/prerender';

/** Fonts of the first words; without a word here the browser learns of them only when the styles have come. */
const FONTS = /^(fraunces-latin-opsz-normal|public-sans-latin-wght-normal)-.*\.woff2$/;

const pages = [
  { pathname: '/', file: 'index.html', screen: 'home/HomePage.tsx' },
  { pathname: '/auth', file: 'auth/index.html', screen: 'accounts/AuthPage.tsx' },
  { pathname: '/guide', file: 'guide/index.html', screen: 'guide/GuidePage.tsx' },
];

/** Paints the public pages into the built client, and an empty shell for all others. */
export async function prerender(): Promise<void> {
  const { prerenderPage, prerenderShell } = await loadRenderer();
  const template = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const manifest = await readManifest(CLIENT);
  const fonts = await fontLinks();

  for (const { pathname, file, screen } of pages) {
    const scripts = chunksOf(manifest, screen).filter((chunk) => !template.includes(chunk));
    await writePage(file, template, await prerenderPage(pathname), [...fonts, ...scripts.map(scriptLink)]);
  }
  // Behind every other address stands a screen that asks the graph.
  const graph = chunksOf(manifest, chunkNamed(manifest, 'graph')).filter((chunk) => !template.includes(chunk));
  await writePage('shell.html', template, prerenderShell(), [...fonts, ...graph.map(scriptLink)]);
  await rm(RENDERER, { recursive: true });
}

/** The client once more, for Node, with the same names of styles. */
async function loadRenderer(): Promise<PrerenderModule> {
  await build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { ssr: 'prerender.tsx', outDir: `../${RENDERER}`, copyPublicDir: false, manifest: false },
  });
  return import(resolve(RENDERER, 'prerender.js'));
}

async function writePage(file: string, template: string, page: Prerendered, links: string[]): Promise<void> {
  const style = `<link rel="stylesheet" href="${await writeStyle(page.css)}">`;
  const html = template
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace(/(<meta name="description" content=")"/, (_, start) => `${start}${escaped(page.description)}"`)
    .replace('</head>', () => `${[...links, style].join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
  await mkdir(dirname(join(CLIENT, file)), { recursive: true });
  await writeFile(join(CLIENT, file), html);
}

/** A file of its own, since the content security policy allows no styles within the page. */
async function writeStyle(css: string): Promise<string> {
  const name = `/assets/prerendered-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(CLIENT, name), css);
  return name;
}

async function fontLinks(): Promise<string[]> {
  const names = (await readdir(join(CLIENT, 'assets'))).filter((name) => FONTS.test(name));
  return names.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`);
}

/** The screen's code starts to load beside the entry, not after it. */
const scriptLink = (chunk: string) => `<link rel="modulepreload" crossorigin href="/${chunk}">`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
