import type { Request, Response } from 'express';
import type { Context } from '../context';

/** What an answer may be kept as: a session's not even by the browser, a program's only to ask whether it still holds. */
export function setCaching(res: Response, { token }: Context): void {
  res.vary('Authorization, Cookie');
  if (token) res.set('Cache-Control', 'private, no-cache');
}

/** Where a list goes on and, from a later page, where it begins. */
export function setLinks(req: Request, res: Response, next: string | undefined): void {
  const links = [
    ...(next ? [`<${urlOf(req, next)}>; rel="next"`] : []),
    ...(req.query.after ? [`<${urlOf(req, undefined)}>; rel="first"`] : []),
  ];
  if (links.length > 0) res.set('Link', links.join(', '));
}

function urlOf(req: Request, after: string | undefined): string {
  const query = new URLSearchParams(req.query as Record<string, string>);
  if (after === undefined) query.delete('after');
  else query.set('after', after);
  const text = query.toString();
  return `${req.baseUrl}${req.path}${text && `?${text}`}`;
}
