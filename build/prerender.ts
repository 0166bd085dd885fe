import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build as buildScript } from 'esbuild';
import { build } from 'vite';
import { jsonForHtml } from '../rules/fields/jsonForHtml';
import { BRAND } from '../rules/words/brand';
import type { Prerendered, Prerenderer, Shell } from '../web/prerendered';
import { chunkNamed, chunksOf, readManifest } from './chunks';

const CLIENT = 'dist/web';
const RENDERER = 'dist/renderer';

/** Fonts of the first words. They are preloaded, since the browser would otherwise learn of them only from the styles. */
const FONTS = ['fraunces-bold', 'public-sans-variable'];

/** The element by which the bundler's page starts the client. A painted page starts it later. */
const ENTRY = /<script type="module" crossorigin src="([^"]*)"><\/script>\s*/;

const STYLE = /<link rel="stylesheet" crossorigin href="([^"]*)">\s*/;

const pages = [
  { pathname: '/', file: 'index.html', screen: 'home/HomePage.tsx', fonts: [...FONTS, 'fraunces-regular'] },
  { pathname: '/auth', file: 'auth/index.html', screen: 'auth/AuthPage.tsx', fonts: FONTS },
  { pathname: '/guide', file: 'guide/index.html', screen: 'guide/GuidePage.tsx', fonts: FONTS },
];

/** Paints the public pages into the built client, and an empty shell with its own head for each other screen. */
export async function prerender(): Promise<void> {
  const { prerenderPage, prerenderShells } = await loadRenderer();
  const template = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const manifest = await readManifest(CLIENT);
  const fonts = await fontLinks(FONTS);

  const graph = chunksOf(manifest, chunkNamed(manifest, 'graph'));
  for (const shell of await prerenderShells()) {
    const own = shell.screen ? chunksOf(manifest, shell.screen) : graph;
    await writePage(shell.file, template, shell, [...fonts, ...scriptLinks(own, template)]);
    if (shell.isPaintedByServer) await writeUnpainted(shell, template, [...fonts, await starterOf(own, template)]);
  }
  for (const { pathname, file, screen, fonts } of pages) {
    const links = [...(await fontLinks(fonts)), await starterOf(chunksOf(manifest, screen), template)];
    await writePage(file, template.replace(ENTRY, ''), await prerenderPage(pathname), links);
  }
}

/** The client once more, for Node, with the same names of styles. The server uses it too (graph/http/client/visitors/paintPage.ts). */
async function loadRenderer(): Promise<Prerenderer> {
  await build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: `../${RENDERER}`,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: ['web/prerender.tsx', 'web/paintScreen.tsx'] },
    },
  });
  return import(resolve(RENDERER, 'prerender.js'));
}

/** A screen's page for the server to paint into (graph/http/client/visitors/paintPage.ts), with the styles of the fonts. */
async function writeUnpainted({ file, ...head }: Shell, template: string, links: string[]): Promise<void> {
  const style = `<style>${(await fontStyles(template)).trim()}</style>`;
  const html = withTitle(template, head)
    .replace(ENTRY, '')
    .replace(STYLE, '')
    .replace('</head>', () => `${[...links, style, ...forRobots(head)].join('\n    ')}\n  </head>`)
    .replace('<div id="root">', '<div id="root" data-painted="byServer">');
  await writeFile(join(CLIENT, file.replace(/index\.html$/, 'painted.html')), html);
}

async function writePage(file: string, template: string, page: Prerendered, links: string[]): Promise<void> {
  const style = `<link rel="stylesheet" href="${await writeStyle(page.css, template)}">`;
  const html = withTitle(template, page)
    .replace(STYLE, '')
    .replace('</head>', () => `${[...links, style, ...forRobots(page)].join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
  await mkdir(dirname(join(CLIENT, file)), { recursive: true });
  await writeFile(join(CLIENT, file), html);
}

const withTitle = (template: string, { title, description }: Prerendered) =>
  template
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")"/, (_, start) => `${start}${escaped(description)}"`);

/** What search engines and previews of links read. The server puts in its own address (graph/http/client/serveClient.ts). */
function forRobots({ title, description, canonical, questions = [] }: Prerendered): string[] {
  if (!canonical) return ['<meta name="robots" content="noindex">'];
  const properties = {
    type: 'website',
    site_name: BRAND,
    title,
    description,
    url: `%PUBLIC_URL%${canonical}`,
    image: '%PUBLIC_URL%/icons/icon-512.png',
  };
  return [
    `<link rel="canonical" href="%PUBLIC_URL%${canonical}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="og:${name}" content="${escaped(value)}">`),
    '<meta name="twitter:card" content="summary">',
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
}

/** A script of JSON is not run, so that the content security policy lets it be. */
function faqPage(questions: NonNullable<Prerendered['questions']>): string {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
  return `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
}

/** One file with the bundler's own, which names the fonts. The content security policy allows no styles within the page. */
const writeStyle = async (css: string, template: string) =>
  writeAsset('prerendered', 'css', (await fontStyles(template)) + css);

async function fontStyles(template: string): Promise<string> {
  const [, file = ''] = STYLE.exec(template) ?? [];
  return readFile(join(CLIENT, file), 'utf8');
}

/** The element by which a painted page starts the client, and which files that needs. */
async function starterOf(chunks: string[], template: string): Promise<string> {
  const [, entry = ''] = ENTRY.exec(template) ?? [];
  const files = new Set([entry, ...chunks.map((chunk) => `/${chunk}`)]);
  return `<script async src="${await writeStarter()}" data-files="${[...files].join(' ')}"></script>`;
}

/** Not a module, which would wait for the whole page: it notes what is pressed from the first moment. */
async function writeStarter(): Promise<string> {
  const { outputFiles } = await buildScript({
    entryPoints: ['web/app/paintedPage.ts'],
    write: false,
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
  });
  return writeAsset('painted', 'js', outputFiles[0]?.text ?? '');
}

/** Its name holds a hash of its contents, since browsers keep files of such names for good. */
async function writeAsset(name: string, type: string, text: string): Promise<string> {
  const address = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${type}`;
  await writeFile(join(CLIENT, address), text);
  return address;
}

async function fontLinks(fonts: string[]): Promise<string[]> {
  const names = await readdir(join(CLIENT, 'assets'));
  return fonts.map((font) => {
    const name = names.find((asset) => asset.startsWith(`${font}-`) && asset.endsWith('.woff2'));
    if (!name) throw new Error(`The client has no font ${font}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`;
  });
}

/**
 * Lets the screen's code load beside the entry, not after it. It is preloaded as data, as web/app/fetchFirst.ts fetches it: browsers would
 * remember a failed preload of a module.
 */
const scriptLinks = (chunks: string[], template: string) =>
  chunks
    .filter((chunk) => !template.includes(chunk))
    .map((chunk) => `<link rel="preload" as="fetch" crossorigin href="/${chunk}">`);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
