import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { HttpRefusal, unreadable } from './HttpRefusal';

const MAX_BYTES = 1024 * 1024;

/** Reads JSON bodies of at most 1 MB. Refuses forms and plain text unread, since other sites can send them. */
export async function readBody(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (!hasBody(req)) return;
  if (!isJson(req)) throw new HttpRefusal(415, 'Send the body as JSON, with Content-Type: application/json');
  if (isPlain(req)) req.body = parse(await bytesOf(req));
  else await readAnyBody(req, res);
}

/** The body of a read has no meaning in HTTP, so it is ignored. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson({ headers }: IncomingMessage): boolean {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return type.trim().toLowerCase() === 'application/json';
}

/** Returns whether the body is the usual case: uncompressed UTF-8 with a known and allowed length. */
function isPlain({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined) return false;
  return Number(headers['content-length']) <= MAX_BYTES && UTF_8.test(headers['content-type'] ?? '');
}

const UTF_8 = /^application\/json(; ?charset="?utf-8"?)?$/i;

function bytesOf(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => resolve(parts[0] && parts.length === 1 ? parts[0] : Buffer.concat(parts)));
    // The client disconnected while it sent the body.
    req.on('error', () => reject(unreadable(400)));
  });
}

const utf8 = new TextDecoder();

function parse(bytes: Buffer): unknown {
  try {
    const body: unknown = JSON.parse(utf8.decode(bytes));
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // The body isn't JSON.
  }
  throw unreadable(400);
}

const parser = express.json({ limit: MAX_BYTES, type: () => true });

/** Reads bodies that are chunked, compressed or in other charsets, and refuses those that are too large. */
function readAnyBody(req: IncomingMessage, res: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    parser(req as Request, res as Response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

/** Answers 304 although fetch() adds `no-cache` for the caches on the way, for which Express would send all. */
export const conditionalGet: RequestHandler = (req, _res, next) => {
  if (req.headers['if-none-match']) delete req.headers['cache-control'];
  next();
};
