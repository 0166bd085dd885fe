import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { Request, Response } from 'express';

const compressor = compression();

/** Compresses text of 1 kB or more. Every response has `Vary`, even a 304, so that caches separate the encodings. */
export function compress(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Vary', 'Accept-Encoding');
  if (req.headers['accept-encoding']) compressor(req as Request, res as Response, () => {});
}
