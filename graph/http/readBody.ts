import express, { type Request, type RequestHandler } from 'express';
import { HttpRefusal } from './HttpRefusal';

/** Reads JSON bodies of at most 1 MB. Forms and plain text are what other sites can send, so they are not even read. */
export const readBody: RequestHandler[] = [refuseOtherTypes, express.json({ limit: '1mb' })];

function refuseOtherTypes(...[req, _res, next]: Parameters<RequestHandler>): void {
  if (hasBody(req) && !req.is('application/json')) {
    throw new HttpRefusal(415, 'Send the body as JSON, with Content-Type: application/json');
  }
  next();
}

function hasBody(req: Request): boolean {
  return req.get('Transfer-Encoding') !== undefined || Number(req.get('Content-Length') ?? 0) > 0;
}
