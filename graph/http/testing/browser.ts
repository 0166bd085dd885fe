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
