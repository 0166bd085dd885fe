import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';

type Route = 'stream' | 'graphql' | 'api' | 'schema' | 'calendar' | 'unsubscribe' | 'probe' | 'client';

const ROUTES: [RegExp, Route][] = [
  // A stream stays open for minutes, so its time would distort that of the other requests.
  [/^\/graphql\/stream$/, 'stream'],
  [/^\/graphql(\/|$)/, 'graphql'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/schema\.graphql$/, 'schema'],
  [/^\/calendar(\/|$)/i, 'calendar'],
  [/^\/unsubscribe(\/|$)/i, 'unsubscribe'],
  [/^\/(healthz|readyz|metrics|web-vitals)$/, 'probe'],
];

export function routeOf(path: string): Route {
  return ROUTES.find(([pattern]) => pattern.test(path))?.[1] ?? 'client';
}

/** Returns the path of a request without its query, which may contain a token. */
export function pathOf({ originalUrl, url = '' }: IncomingMessage & Partial<Pick<Request, 'originalUrl'>>): string {
  const [path = ''] = (originalUrl ?? url).split('?', 1);
  return path;
}
