import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { type ClientFile, clientFiles, suffixOf } from './clientFiles';
import { HttpRefusal } from './HttpRefusal';

const YEAR = 365 * 24 * 60 * 60;
const MONTH = 30 * 24 * 60 * 60;

/** The build names these after their contents, so that they never change. */
const HASHED = /^(\/graphiql)?\/assets\//;
const PICTURES = /^\/pictures\//;

/** Serves the built client; every address that is none of the server's own is a screen of it. */
export function serveClient(directory: string): RequestHandler {
  const files = clientFiles(directory);
  return (req, res, next) => {
    const file = req.method === 'GET' || req.method === 'HEAD' ? fileFor(req, files) : undefined;
    if (file) send(req, res, file);
    else next();
  };
}

function fileFor(req: Request, files: Map<string, ClientFile>): ClientFile | undefined {
  const place = decoded(req.path);
  const file = files.get(place);
  if (file) return file;
  // A file that is missing is missing: a page in its place would be read as a script or a picture.
  if (path.posix.extname(place) || !req.accepts('html')) return undefined;
  const prerendered = files.get(path.posix.join(place, 'index.html'));
  return prerendered ?? files.get('/shell.html') ?? files.get('/index.html');
}

function decoded(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    throw new HttpRefusal(400, 'The address cannot be read');
  }
}

function send(req: Request, res: Response, { location, encodings }: ClientFile): void {
  if (encodings.length > 0) res.vary('Accept-Encoding');
  // Asked one by one: a browser takes both alike, and by itself it would get the larger one.
  const encoding = encodings.find((candidate) => req.acceptsEncodings(candidate));
  res.set('Cache-Control', cacheControl(req.path, location)).type(path.extname(location));
  if (encoding) res.set('Content-Encoding', encoding);
  const options = { cacheControl: false, lastModified: false, acceptRanges: !encoding };
  res.sendFile(encoding ? `${location}${suffixOf(encoding)}` : location, options);
}

function cacheControl(place: string, location: string): string {
  if (location.endsWith('.html')) return 'no-cache';
  if (HASHED.test(place)) return `public, max-age=${YEAR}, immutable`;
  return PICTURES.test(place) ? `public, max-age=${MONTH}` : 'public, max-age=3600';
}
