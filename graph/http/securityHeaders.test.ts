import { expect, test } from 'vitest';
import { testApp } from './testing/app';

async function headersOf(path: string, publicUrl?: string) {
  const { origin } = await testApp(publicUrl ? { publicUrl } : {});
  return (await fetch(`${origin}${path}`)).headers;
}

function policyOf(headers: Headers): Record<string, string> {
  const directives = headers.get('Content-Security-Policy')!.split(';');
  return Object.fromEntries(directives.map((directive) => directive.trim().split(/ (.*)/)));
}

test('scripts are our own files and nothing else', async () => {
  const policy = policyOf(await headersOf('/'));
  expect(policy).toMatchObject({ 'default-src': "'self'", 'script-src': "'self'", 'script-src-attr': "'none'" });
});

test.each([
  ['/', false],
  ['/orders?from=/graphiql', false],
  ['/graphiqlish', false],
  ['/api/orders', false],
  ['/graphiql', true],
  ['/graphiql/?query=x', true],
  ['/api/docs', true],
])('whether %s may write styles into its page: %s', async (path, may) => {
  const styles = policyOf(await headersOf(path))['style-src']!;
  expect(styles.includes("'unsafe-inline'")).toBe(may);
  expect(styles).not.toContain('unsafe-eval');
});

test('the pages for programmers load nothing from elsewhere either', async () => {
  expect(policyOf(await headersOf('/graphiql'))).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
  });
});

test('pages are framed by nobody, hold no plugins and speak to us alone', async () => {
  const headers = await headersOf('/');
  expect(policyOf(headers)).toMatchObject({
    'connect-src': "'self'",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

test.each(['/', '/graphql', '/api/nothing', '/healthz'])('%s tells nothing about the server', async (path) => {
  const headers = await headersOf(path);
  expect(headers.get('X-Powered-By')).toBeNull();
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
});

test('browsers are held to https only where the product is served by it', async () => {
  expect((await headersOf('/')).get('Strict-Transport-Security')).toBeNull();
  const secure = await headersOf('/', 'https://herdline.test');
  expect(secure.get('Strict-Transport-Security')).toBe('max-age=31536000');
});
