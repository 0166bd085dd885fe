/**
 * The service worker: it opens the app without a network. It keeps files that are the same for everybody, and never an answer of the
 * graph or a page with someone's data; those are the page's business (web/offline).
 */
declare const self: ServiceWorkerGlobalScope;

export {};

/** Written by the build (build/worker.ts). */
declare const BUILD: {
  /** The script of this version, by which a page knows whether it's of the same one. */
  entry: string;
  /** What every screen needs. */
  shell: string[];
  /** What the screens of a rancher's day need besides. */
  rancherDay: string[];
};

const FILES = 'herdline-files';
const PAGES = 'herdline-pages';
const SHELL = '/shell.html';

/** Files of older versions stay for tabs that still run them, until there are too many. */
const MAX_FILES = 400;

/** With so little reception, the app opens from here and its data follows. */
const PATIENCE = 4_000;

/** What the server answers by itself, in place of a screen. */
const NO_SCREEN = /^\/(api|graphql|graphiql|documents|calendar|photos|healthz|readyz|unsubscribe)(\/|$)|\.\w+$/;

/** Aborted once the person signs out. Nothing is kept then. */
let stay = new AbortController();

/** What is being kept right now. Signing out waits for it, since it would make its cache anew. */
const keeping = new Set<Promise<unknown>>();

function keep(work: () => Promise<unknown>): Promise<unknown> {
  if (stay.signal.aborted) return Promise.resolve();
  const kept = work().finally(() => keeping.delete(kept));
  keeping.add(kept);
  return kept;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === 'version') source?.postMessage({ entry: BUILD.entry });
  if (data === 'prepare') event.waitUntil(prepareAgain());
  if (data === 'leave') event.waitUntil(leave(event.ports[0]));
  if (data === 'rancherDay') event.waitUntil(keepRancherDay());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && !NO_SCREEN.test(pathname)) event.respondWith(openPage(event));
  if (pathname.startsWith('/assets/')) event.respondWith(openFile(event.request));
});

async function install(): Promise<void> {
  await keep(prepare);
  // It serves pages of other versions as well, so that nothing has to wait for their end.
  await self.skipWaiting();
}

/** Someone who signs out and in again on the same page still has the worker, but not what it kept. */
async function prepareAgain(): Promise<void> {
  if (stay.signal.aborted) stay = new AbortController();
  await keep(async () => {
    if (!(await caches.has(PAGES))) await prepare();
  });
}

/** Removes everything, and says when that is done. */
async function leave(port: MessagePort | undefined): Promise<void> {
  stay.abort();
  await Promise.allSettled(keeping);
  for (const name of await caches.keys()) await caches.delete(name);
  port?.postMessage('left');
}

/** Not for someone who has signed out meanwhile. */
async function keepRancherDay(): Promise<void> {
  await keep(async () => {
    if (await caches.has(PAGES)) await keepFiles(BUILD.rancherDay);
  });
}

/** The page comes last: it names files that have to be there by then. It's asked for without the cookie, so it's nobody's. */
async function prepare(): Promise<void> {
  await keepFiles(BUILD.shell);
  const page = await fetch(SHELL, { credentials: 'omit', cache: 'no-store', signal: stay.signal });
  if (!page.ok) throw new Error(`The server answered ${page.status}`);
  await (await caches.open(PAGES)).put(SHELL, page);
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ entry: BUILD.entry });
  await keep(dropOldest);
}

async function dropOldest(): Promise<void> {
  const files = await caches.open(FILES);
  const names = await files.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MAX_FILES)).map((name) => files.delete(name)));
}

async function keepFiles(names: string[]): Promise<void> {
  const files = await caches.open(FILES);
  const kept = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  const { signal } = stay;
  await files.addAll(names.filter((name) => !kept.has(name)).map((name) => new Request(name, { signal })));
}

/** From the server. Where it can't be reached, the empty page, whose script then finds what was kept. */
async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const asked = answered(request, preloadResponse);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const page = await Promise.race([asked.catch(() => undefined), late]);
  if (page && !isDown(page)) return page;
  return (await caches.match(SHELL, { cacheName: PAGES })) ?? asked;
}

const answered = async (request: Request, preloaded: Promise<Response | undefined>) =>
  (await preloaded) ?? fetch(request);

/** A proxy says so in place of the server. */
const isDown = ({ status }: Response) => status >= 502 && status <= 504;

/** Files with a hash of their contents in their name never change. The server may no longer have those of an older version. */
async function openFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: FILES }).catch(() => undefined);
  if (kept) return kept;
  const file = await fetch(request);
  const copy = file.clone();
  // Where storage is full, it comes from the network each time.
  if (file.status === 200) void keep(() => keepFile(request.url, copy)).catch(() => {});
  return file;
}

async function keepFile(url: string, file: Response): Promise<void> {
  // After signing out there is none, and none is made.
  if (await caches.has(FILES)) await (await caches.open(FILES)).put(url, file);
}
