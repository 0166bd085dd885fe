import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { sessionCookieName } from '../accounts/signIn/sessionLife';
import type { Config } from '../config';
import { HttpRefusal } from '../http/HttpRefusal';
import { builtPages, pageFile } from './builtPages';
import { type ClientFile, clientFiles, suffixOf } from './clientFiles';
import type { ReadFirstScreen } from './firstScreen';
import { sendPage } from './sendPage';
import { createSendScreen, screenAt } from './sendScreen';
import type { ReadOpenPage } from './visitors/visitorPage';

const YEAR = 365 * 24 * 60 * 60;
const MONTH = 30 * 24 * 60 * 60;

/** Matches files that the build names after their contents, so that they never change. */
const HASHED = /^(\/graphiql)?\/assets\//;
const PICTURES = /^\/pictures\//;

/** The client's service worker, and the script that removes it where workers are turned off (`OFFLINE=0`). */
const WORKER = '/worker.js';
const WORKER_OFF = '/workerOff.js';

/** Matches the pages of screens, and the bundler's page of which the build makes them. */
const PAGES = /^\/(pages\/|index\.html$)/;
const GRAPHIQL = /^\/graphiql\/?$/i;

type Options = Pick<Config, 'publicUrl' | 'offline' | 'openRanches' | 'webVitals'> & {
  readFirstScreen: ReadFirstScreen;
  readOpenPage: ReadOpenPage;
};

/** Serves the client where nothing else answers: with a session, along with its screen's first data. */
export function serveClient(
  directory: string,
  { publicUrl, offline, openRanches, webVitals, readFirstScreen, readOpenPage }: Options,
): RequestHandler {
  const files = clientFiles(directory);
  const off = files.get(WORKER_OFF);
  if (!offline && off) files.set(WORKER, off);
  const pageOf = builtPages(files, { publicUrl, openRanches, webVitals });
  const sendScreen = createSendScreen({ pageOf, openRanches, readFirstScreen, readOpenPage });
  const sessionCookie = sessionCookieName(publicUrl);
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const address = decoded(req.path);
    const name = fileAt(address);
    const file = files.get(name);
    if (file) return name.endsWith('.html') ? sendPage({ req, res }, pageOf(name)) : send(req, res, file);
    const found = acceptsScreen(req, address) ? screenAt(address) : undefined;
    if (!found || !files.has(pageFile('shell', found.screen))) return next();
    await sendScreen(found, hasCookie(req, sessionCookie), { req, res });
  };
}

/** Nobody gets the pages of screens by their files' names. */
function fileAt(address: string): string {
  if (GRAPHIQL.test(address)) return '/graphiql/index.html';
  return PAGES.test(address) ? '' : address;
}

/** A missing file is a 404, since browsers would read a page as a script or a picture. */
const acceptsScreen = (req: Request, address: string) => !path.posix.extname(address) && req.accepts('html');

const hasCookie = ({ headers: { cookie = '' } }: Request, name: string) =>
  cookie.split(';').some((each) => each.trim().startsWith(`${name}=`));

function decoded(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    throw new HttpRefusal(400, 'The address cannot be read');
  }
}

function send(req: Request, res: Response, { location, encodings }: ClientFile): void {
  if (encodings.length > 0) res.vary('Accept-Encoding');
  // Tries the smallest first, since browsers accept both equally and Express would pick the larger one.
  const encoding = encodings.find((candidate) => req.acceptsEncodings(candidate));
  res.set('Cache-Control', cacheControl(req.path)).type(path.extname(location));
  if (encoding) res.set('Content-Encoding', encoding);
  const options = { cacheControl: false, lastModified: false, acceptRanges: !encoding };
  res.sendFile(encoding ? `${location}${suffixOf(encoding)}` : location, options);
}

function cacheControl(place: string): string {
  if (HASHED.test(place)) return `public, max-age=${YEAR}, immutable`;
  // Lets browsers find a new version at once.
  if (place === WORKER) return 'no-cache';
  return PICTURES.test(place) ? `public, max-age=${MONTH}` : 'public, max-age=3600';
}
