import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '../app';
import { createGraphqlServer } from '../graphqlServer';
import { testDatabase, testDatabaseUrl } from './database';
import { testConfig } from './graph';
import { maker } from './make';

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
type Body = any;
type Answer = { status: number; body: Body; headers: Headers };

/** The whole server on a free port, over the worker's database: `const ann = person(); await ann.post('/api/login', {…})`. */
export async function testHttp() {
  const db = await testDatabase();
  const log = pino({ level: 'silent' });
  const graphql = await createGraphqlServer(testConfig, log);
  const { app, close } = await createApp({
    config: testConfig,
    db,
    databaseUrl: await testDatabaseUrl(),
    log,
    graphql,
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { db, url, make: maker(db), person: () => person(url) };
}

/** Someone with a cookie jar of their own. */
function person(url: string) {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookieHeader(cookies), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    keep(cookies, response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) => send('POST', path, body, headers),
    put: (path: string, body: unknown = {}) => send('PUT', path, body),
    patch: (path: string, body: unknown = {}) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
    /** Runs an operation of the graph; gives its data, or throws its first error. */
    async run(query: string, variables: Record<string, unknown> = {}): Promise<Body> {
      const { body } = await send('POST', '/graphql', { query, variables });
      if (body.errors) throw Object.assign(new Error(body.errors[0].message), body.errors[0]);
      return body.data;
    },
  };
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function keep(cookies: Map<string, string>, setCookies: string[]): void {
  for (const line of setCookies) {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const isGone = attributes.some((attribute) => /^expires=Thu, 01 Jan 1970/i.test(attribute));
    if (isGone) cookies.delete(name);
    else cookies.set(name, value);
  }
}
