import { expect, test } from 'vitest';
import { fileApp } from './testing/app';

const plain = await fileApp();
const secure = await fileApp({ publicUrl: 'https://herdline.test' });
const headersOf = async (path: string, { origin } = plain) => (await fetch(`${origin}${path}`)).headers;

function policyOf(headers: Headers): Record<string, string> {
  const directives = headers.get('Content-Security-Policy')!.split(';');
  return Object.fromEntries(directives.map((directive) => directive.trim().split(/ (.*)/)));
}

test('the Content-Security-Policy allows scripts only from our own origin', async () => {
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
])(
  'the Content-Security-Policy of %s allows only scripts of our own files, and inline styles: %s',
  async (path, may) => {
    const policy = policyOf(await headersOf(path));
    expect(policy['script-src']).toBe("'self'");
    expect(policy['style-src']!.includes("'unsafe-inline'")).toBe(may);
  },
);

test('the Content-Security-Policy of /graphiql allows only our own origin', async () => {
  expect(policyOf(await headersOf('/graphiql'))).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
  });
});

test('pages cannot be framed, embed no plugins and connect only to our own origin', async () => {
  const headers = await headersOf('/');
  expect(policyOf(headers)).toMatchObject({
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'img-src': "'self' data: blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

test.each(['/', '/graphql', '/api/nothing', '/healthz'])('%s has the usual security headers', async (path) => {
  const headers = await headersOf(path);
  expect(headers.get('X-Powered-By')).toBeNull();
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
});

test('Strict-Transport-Security is sent only when the public URL is https', async () => {
  expect((await headersOf('/')).get('Strict-Transport-Security')).toBeNull();
  expect((await headersOf('/', secure)).get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
});
