import { expectDescribed } from './describedAnswer';
import { expectRequestDescribed } from './describedRequest';

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
type Body = any;
type Answer = { status: number; body: Body; headers: Headers };
type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** An HTTP client with its own cookies, or with the same headers on each request, such as a token. */
export function person(url: string, always: Record<string, string> = {}) {
  const send = sender(url, always);
  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) => send('POST', path, body, headers),
    put: (path: string, body: unknown = {}) => send('PUT', path, body),
    patch: (path: string, body: unknown = {}) => send('PATCH', path, body),
    delete: (path: string) => send('DELETE', path),
    /** Runs an operation and returns its data, or throws its first error. */
    async run(query: string, variables: Record<string, unknown> = {}): Promise<Body> {
      const { body } = await send('POST', '/graphql', { query, variables });
      if (body.errors) throw Object.assign(new Error(body.errors[0].message), body.errors[0]);
      return body.data;
    },
  };
}

/** Sends requests, and checks every request and answer of the facade against its description. */
function sender(url: string, always: Record<string, string>): Send {
  const cookies = new Map<string, string>();
  return async (method, path, body, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookieHeader(cookies), ...always, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    keep(cookies, response.headers.getSetCookie());
    const answer = await read(response);
    if (/^\/api(\/|$)/.test(path)) {
      expectDescribed({ method, path, ...answer });
      if (response.ok) expectRequestDescribed({ method, path, body });
    }
    return answer;
  };
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = text !== '' && headers.get('Content-Type')?.includes('json');
  return { status, body: isJson ? JSON.parse(text) : text, headers };
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
