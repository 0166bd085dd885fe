import { openNews, showNews } from './news';

/**
 * The service worker, which opens the app without a network. It caches only files that are the same for everybody. The page
 * itself stores GraphQL responses (web/offline), and nothing stores a page with someone's data.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written by the build (build/worker.ts). */
declare const BUILD: {
  /** The entry script of this version. A page compares it with its own to detect a new version. */
  entry: string;
  /** Files that every screen needs. */
  shell: string[];
  /** Additional files for the screens of a rancher's day. */
  rancherDay: string[];
};

const FILES = 'herdline-files';
const PAGES = 'herdline-pages';
const SHELL = '/shell.html';

/** The maximum number of cached files. Files of older versions stay cached for tabs that still run these versions. */
const MAX_FILES = 400;

/** How long to wait for the page, in milliseconds, before the app opens from the cache. */
const PAGE_TIMEOUT = 4_000;

/** Paths for which the server doesn't return the app's page. */
const NOT_A_SCREEN =
  /^\/(api|graphql|graphiql|documents|calendar|photos|healthz|readyz|share|unsubscribe)(\/|$)|\.\w+$/;

/** Aborted when the person signs out, which stops pending requests from being cached. */
let signOut = new AbortController();

/** Cache writes in progress. Signing out waits for them, because a late write would recreate the deleted cache. */
const pendingWrites = new Set<Promise<unknown>>();

function writeToCache(write: () => Promise<unknown>): Promise<unknown> {
  if (signOut.signal.aborted) return Promise.resolve();
  const writing = write().finally(() => pendingWrites.delete(writing));
  pendingWrites.add(writing);
  return writing;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === 'version') source?.postMessage({ entry: BUILD.entry });
  if (data === 'prepare') event.waitUntil(restoreCaches());
  if (data === 'leave') event.waitUntil(deleteCaches(event.ports[0]));
  if (data === 'rancherDay') event.waitUntil(cacheRancherDay());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate' && !NOT_A_SCREEN.test(pathname)) event.respondWith(openPage(event));
  if (pathname.startsWith('/assets/')) event.respondWith(openFile(event.request));
});

self.addEventListener('push', (event) => event.data && event.waitUntil(showNews(self, event.data.json())));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(self, event.notification)));

async function install(): Promise<void> {
  await writeToCache(cacheShell);
  // Doesn't wait until pages of older versions are closed, since this worker can serve them too.
  await self.skipWaiting();
}

/** Fills the caches again after someone signs out and in on the same page, where the worker still runs. */
async function restoreCaches(): Promise<void> {
  if (signOut.signal.aborted) signOut = new AbortController();
  await writeToCache(async () => {
    if (!(await caches.has(PAGES))) await cacheShell();
  });
}

/** Deletes all caches and news when the person signs out, and reports to the page when that is done. */
async function deleteCaches(port: MessagePort | undefined): Promise<void> {
  for (const shown of await self.registration.getNotifications()) shown.close();
  signOut.abort();
  await Promise.allSettled(pendingWrites);
  for (const name of await caches.keys()) await caches.delete(name);
  port?.postMessage('left');
}

async function cacheRancherDay(): Promise<void> {
  await writeToCache(async () => {
    // Does nothing if the cache is missing, because the person has signed out in the meantime.
    if (await caches.has(PAGES)) await cacheFiles(BUILD.rancherDay);
  });
}

/** Caches the app's page and the files that it loads. Requests the page without cookies, so that it has nobody's data. */
async function cacheShell(): Promise<void> {
  await cacheFiles(BUILD.shell);
  const page = await fetch(SHELL, { credentials: 'omit', cache: 'no-store', signal: signOut.signal });
  if (!page.ok) throw new Error(`The server answered ${page.status}`);
  await (await caches.open(PAGES)).put(SHELL, page);
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ entry: BUILD.entry });
  await writeToCache(deleteOldestFiles);
}

async function deleteOldestFiles(): Promise<void> {
  const files = await caches.open(FILES);
  const names = await files.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MAX_FILES)).map((name) => files.delete(name)));
}

async function cacheFiles(names: string[]): Promise<void> {
  const files = await caches.open(FILES);
  const cached = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  const { signal } = signOut;
  await files.addAll(names.filter((name) => !cached.has(name)).map((name) => new Request(name, { signal })));
}

/** Returns the server's page, or the cached empty page, whose script reads stored data, if the server can't be reached. */
async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const response = fetchPage(request, preloadResponse);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_TIMEOUT, undefined));
  const page = await Promise.race([response.catch(() => undefined), timeout]);
  if (page && !isGatewayError(page)) return page;
  return (await caches.match(SHELL, { cacheName: PAGES })) ?? response;
}

const fetchPage = async (request: Request, preloaded: Promise<Response | undefined>) =>
  (await preloaded) ?? fetch(request);

/** Returns whether the response is a proxy's, because the server is down. */
const isGatewayError = ({ status }: Response) => status >= 502 && status <= 504;

/** Returns a cached file, or else the server's. File names contain a hash, so a cached file is never outdated. */
async function openFile(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: FILES }).catch(() => undefined);
  if (cached) return cached;
  const file = await fetch(request);
  const copy = file.clone();
  // Ignores a full storage. The file then comes from the network each time.
  if (file.status === 200) void writeToCache(() => cacheFile(request.url, copy)).catch(() => {});
  return file;
}

async function cacheFile(url: string, file: Response): Promise<void> {
  // Doesn't open a cache that signing out has deleted, which would recreate it.
  if (await caches.has(FILES)) await (await caches.open(FILES)).put(url, file);
}
