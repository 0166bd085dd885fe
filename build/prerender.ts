import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build as buildScript } from 'esbuild';
import { build } from 'vite';
import { jsonForHtml } from '../rules/fields/jsonForHtml';
import { type Place, type ScreenName, site } from '../rules/site';
import { BRAND } from '../rules/words/brand';
import type { Prerendered, Prerenderer } from '../web/prerendered';
import { chunkNamed, chunksOf, readManifest } from './chunks';

const CLIENT = 'dist/web';
const RENDERER = 'dist/renderer';

/** Fonts of the first texts. They are preloaded, because the browser would otherwise find them only in the styles. */
const FONTS = ['fraunces-bold', 'public-sans-variable'];

/** The element with which the bundler's page starts the client. A painted page starts it later. */
const ENTRY = /<script type="module" crossorigin src="([^"]*)"><\/script>\s*/;

const STYLE = /<link rel="stylesheet" crossorigin href="([^"]*)">\s*/;

/** Further fonts of the first texts of a screen. */
const MORE_FONTS: { [Screen in ScreenName]?: string[] } = { home: ['fraunces-regular'] };

/** Writes the pages of each screen into `pages/`: a shell, and what the build paints or the server fills in. */
export async function prerender(): Promise<void> {
  const { prerenderPage, prerenderShells } = await loadRenderer();
  const template = await readFile(join(CLIENT, 'index.html'), 'utf8');
  const manifest = await readManifest(CLIENT);
  const fonts = await fontLinks(FONTS);

  const { any, shells } = await prerenderShells();
  const graph = chunksOf(manifest, chunkNamed(manifest, 'graph'));
  await writePage('shell.html', template, any, [...fonts, ...scriptLinks(graph, template)]);
  for (const { name, module, ...shell } of shells) {
    const own = chunksOf(manifest, module);
    const { forVisitors, forPeople }: Place = site[name];
    const ways = [forVisitors, forPeople];
    await writePage(`pages/shell/${name}.html`, template, shell, [...fonts, ...scriptLinks(own, template)]);
    if (ways.includes('rendered'))
      await writeServerTemplate(`pages/rendered/${name}.html`, template, shell, [
        ...fonts,
        await starterOf(own, template),
      ]);
    if (ways.includes('built')) {
      const links = [...fonts, ...(await fontLinks(MORE_FONTS[name] ?? [])), await starterOf(own, template)];
      await writePage(`pages/built/${name}.html`, template.replace(ENTRY, ''), await prerenderPage(name), links);
    }
  }
}

/** Builds the client for Node, with the same style names. The server uses it too (graph/pages/visitors/paintPage.ts). */
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

/** Writes the template of a page that the server paints (graph/pages/visitors/paintPage.ts), with the fonts' styles. */
async function writeServerTemplate(file: string, template: string, head: Prerendered, links: string[]): Promise<void> {
  const style = `<style>${(await fontStyles(template)).trim()}</style>`;
  const html = withTitle(template, head)
    .replace(ENTRY, '')
    .replace(STYLE, '')
    .replace('</head>', () => `${[...links, style, ...forRobots(head)].join('\n    ')}\n  </head>`)
    .replace('<div id="root">', '<div id="root" data-painted="byServer">');
  await writeTo(file, html);
}

async function writePage(file: string, template: string, page: Prerendered, links: string[]): Promise<void> {
  const style = `<link rel="stylesheet" href="${await writeStyle(page.css, template)}">`;
  const html = withTitle(template, page)
    .replace(STYLE, '')
    .replace('</head>', () => `${[...links, style, ...forRobots(page)].join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
  await writeTo(file, html);
}

async function writeTo(file: string, html: string): Promise<void> {
  await mkdir(dirname(join(CLIENT, file)), { recursive: true });
  await writeFile(join(CLIENT, file), html);
}

const withTitle = (template: string, { title, description }: Prerendered) =>
  template
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")"/, (_, start) => `${start}${escaped(description)}"`);

/** The tags for search engines and link previews. The server fills in its URL (graph/pages/serveClient.ts). */
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

/** The content security policy allows this script element, because JSON isn't executed. */
function faqPage(questions: NonNullable<Prerendered['questions']>): string {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const data = { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity };
  return `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
}

/** Writes a page's styles with those of the fonts. They're in a file, because the security policy allows no inline styles. */
const writeStyle = async (css: string, template: string) =>
  writeAsset('prerendered', 'css', (await fontStyles(template)) + css);

async function fontStyles(template: string): Promise<string> {
  const [, file = ''] = STYLE.exec(template) ?? [];
  return readFile(join(CLIENT, file), 'utf8');
}

/** The element with which a painted page starts the client, with the files that the page needs. */
async function starterOf(chunks: string[], template: string): Promise<string> {
  const [, entry = ''] = ENTRY.exec(template) ?? [];
  const files = new Set([entry, ...chunks.map((chunk) => `/${chunk}`)]);
  return `<script async src="${await writeStarter()}" data-files="${[...files].join(' ')}"></script>`;
}

/** The script isn't a module, because a module would wait for the whole page, and it has to record presses from the start. */
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

/** The file's name contains a hash of its contents, because browsers cache such files forever. */
async function writeAsset(name: string, type: string, text: string): Promise<string> {
  const url = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${type}`;
  await writeFile(join(CLIENT, url), text);
  return url;
}

async function fontLinks(fonts: string[]): Promise<string[]> {
  const names = await readdir(join(CLIENT, 'assets'));
  return fonts.map((font) => {
    const name = names.find((asset) => asset.startsWith(`${font}-`) && asset.endsWith('.woff2'));
    if (!name) throw new Error(`The client has no font ${font}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`;
  });
}

/** Loads the screen's code with the entry, as data, because browsers remember a failed preload of a module. */
const scriptLinks = (chunks: string[], template: string) =>
  chunks
    .filter((chunk) => !template.includes(chunk))
    .map((chunk) => `<link rel="preload" as="fetch" crossorigin href="/${chunk}">`);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
