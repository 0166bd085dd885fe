import type { AddressInfo } from 'node:net';
import { afterAll, onTestFinished } from 'vitest';
import { createApp } from '../../app';
import type { Config } from '../../config';
import { connect } from '../../database/connection';
import type { Network } from '../../outbound/Network';
import { noNetwork } from '../../outbound/testing/network';
import { createGraphqlServer } from '../../server/graphqlServer';
import { testDatabaseUrl } from '../../testing/database';
import { testConfig } from '../../testing/graph';
import { Admission } from '../Admission';
import { listen, type Timings } from '../httpServer';
import { createLog } from '../observe/createLog';

type Options = Partial<Config> & {
  /** URL of another database than the worker's, such as an unreachable one. */
  url?: string;
  /** Another URL of the same database, for notices. */
  directUrl?: string;
  /** Directory of a built client. */
  client?: string;
  /** How the server reaches other hosts. By default it reaches none. */
  network?: Network;
  isDraining?: () => boolean;
  isStopping?: () => boolean;
  /** Milliseconds that a page waits for its data. Long by default, for busy machines. */
  pageDataTimeout?: number;
  /** Limits of simultaneous requests. */
  places?: ConstructorParameters<typeof Admission>[1];
  /** Timeouts for clients that send or read slowly. */
  timings?: Partial<Timings>;
  /** Number of the server's connections, except those for reads after a write. */
  poolSize?: number;
};

/** Starts the whole server on a free port until the test ends. `lines` are the lines that it logs. */
export async function testApp(options: Options = {}) {
  const { close, ...app } = await openApp(options);
  onTestFinished(close);
  return app;
}

/** Starts it once for all tests of a file, which don't change its options or look at its cache. */
export async function fileApp(options: Options = {}) {
  const { close, ...app } = await openApp(options);
  afterAll(close);
  return app;
}

async function openApp({
  url,
  directUrl,
  client = '/nowhere',
  network = noNetwork,
  isDraining,
  isStopping,
  poolSize,
  places,
  timings,
  pageDataTimeout = 60_000,
  ...changes
}: Options) {
  const config = { ...testConfig, ...changes };
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const databaseUrl = url ?? (await testDatabaseUrl());
  const db = connect(databaseUrl, { poolSize });
  const graphql = await createGraphqlServer(config, log);
  const {
    app,
    endStreams,
    close: closeApp,
  } = await createApp({
    config,
    db,
    databaseUrl,
    ...(directUrl && { directUrl }),
    log,
    graphql,
    client,
    network,
    isDraining,
    isStopping,
    admission: new Admission(config, places),
    pageDataTimeout,
  });
  const server = await listen(app, { port: 0 }, timings);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await closeApp();
    await graphql.apollo.stop();
    await db.destroy();
  };
  return { close, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lines, db, endStreams };
}

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
type Data = any;

/** Simulates a browser that stores and sends cookies, or a program that also sends a token. */
export function testBrowser({ token, userAgent }: { token?: string; userAgent?: string } = {}) {
  const jar = new Map<string, string>();
  let setCookies: string[] = [];

  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (userAgent) headers.set('User-Agent', userAgent);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(address, { redirect: 'manual', ...init, headers });
    setCookies = response.headers.getSetCookie();
    for (const cookie of setCookies) storeCookie(cookie);
    return response;
  }

  function storeCookie(cookie: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
    if (value) jar.set(name!, value);
    else jar.delete(name!);
  }

  async function run(origin: string, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const body = JSON.stringify({ query, variables });
    const headers = { 'Content-Type': 'application/json' };
    return (await visit(`${origin}/graphql`, { method: 'POST', headers, body })).json();
  }

  return { visit, run, jar, lastSetCookies: () => setCookies };
}

/** A browser in which a person has signed in: `await signedInBrowser(origin, await make.credentialsOf(user))`. */
export async function signedInBrowser(origin: string, input: { email: string; password: string }) {
  const browser = testBrowser();
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  const { errors } = await browser.run(origin, login, { input });
  if (errors) throw new Error(errors[0].message);
  return browser;
}

type Event = { event: string; data: unknown };

/** Opens a subscription as a browser does, and reads its events one by one. */
export async function testStream(
  browser: ReturnType<typeof testBrowser>,
  origin: string,
  query: string,
  abort = new AbortController(),
) {
  onTestFinished(() => abort.abort());
  const response = await browser.visit(`${origin}/graphql/stream`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
    signal: abort.signal,
  });
  const events = eventsOf(response.body!);
  return {
    response,
    next: async (): Promise<Event | undefined> => (await events.next()).value,
    leave: () => abort.abort(),
  };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Event, undefined> {
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream() as never) as never as AsyncIterable<string>) {
    const blocks = (text + part).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const [, event, data] = /^event: (\w+)\ndata: ?(.*)$/.exec(block) ?? [];
      if (event) yield { event, data: data ? JSON.parse(data) : null };
    }
  }
  return undefined;
}
