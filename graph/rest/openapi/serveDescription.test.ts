import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { testHttp } from '../../testing/http';

const { person, url } = await testHttp();
const stranger = person();

async function fetchText(path: string) {
  const response = await fetch(url + path);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

test('the description is public and can be cached', async () => {
  const { status, body, headers } = await stranger.get('/api/openapi.json');
  expect([status, headers.get('Cache-Control'), headers.get('Set-Cookie')]).toEqual([200, 'public, max-age=300', null]);
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://herdline.test/api' }] });
  const again = await stranger.get('/api/openapi.json', { 'If-None-Match': headers.get('ETag')! });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('the page loads nothing from other hosts', async () => {
  const { status, body, headers } = await fetchText('/api/docs');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  const parts = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(parts).toHaveLength(5);
  for (const address of parts) {
    expect(address).toMatch(/^\/api\/docs\//);
    expect((await fetchText(address)).status).toBe(200);
  }
  const ours = [body, (await fetchText('/api/docs/page.js')).body, (await fetchText('/api/docs/page.css')).body];
  expect(ours.join()).not.toMatch(/https?:|\/\//);
  expect(ours[1]).toContain('validatorUrl: null');
});

test('requests from the page go to the host of the page', async () => {
  const SwaggerUIBundle = vi.fn();
  runInNewContext((await fetchText('/api/docs/page.js')).body, { SwaggerUIBundle });
  const [{ plugins, url: address }] = SwaggerUIBundle.mock.calls[0]!;
  const update = vi.fn();
  plugins[0].statePlugins.spec.wrapActions.updateJsonSpec(update)((await stranger.get(address)).body);
  expect(update.mock.calls).toMatchObject([[{ openapi: '3.1.0', servers: [{ url: '/api' }] }]]);
});

test('no other file of the package is served', async () => {
  for (const file of ['index.html', 'package.json', 'swagger-ui-bundle.js.map', '..%2f..%2fpackage.json']) {
    expect((await fetchText(`/api/docs/${file}`)).status).toBe(404);
  }
});

describe('the changelog', () => {
  const asPage = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const fetchAs = async (path: string, headers = {}) => {
    const response = await fetch(url + path, { headers });
    return { type: response.headers.get('Content-Type'), text: await response.text() };
  };

  test('is JSON for programs, the next release first', async () => {
    const { status, body, headers } = await stranger.get('/api/changelog');
    expect([status, headers.get('Vary')]).toEqual([200, expect.stringContaining('Accept')]);
    expect(body.versions[0]).toMatchObject({
      version: null,
      added: expect.arrayContaining(['Processor', 'Query.node']),
      deprecated: expect.arrayContaining([
        expect.objectContaining({ coordinate: 'Mutation.undoEmailChange', until: '2027-05-31' }),
      ]),
    });
    expect(body.versions.at(-1)).toMatchObject({ version: '0.1.0', day: '2026-11-21', added: [] });
  });

  test('is a page without scripts for browsers', async () => {
    const { type, text } = await fetchAs('/api/changelog', asPage);
    expect(type).toBe('text/html; charset=utf-8');
    expect(text).toContain('<code>Mutation.undoEmailChange</code> until 2027-05-31: Use secureAccount instead.');
    expect(text).not.toMatch(/<script|style="/);
    const [, styles] = /stylesheet" href="([^"]+)"/.exec(text)!;
    expect((await fetchAs(styles!)).type).toBe('text/css; charset=utf-8');
  });

  test('is JSON for a browser that asks for it by the address', async () => {
    expect((await fetchAs('/api/changelog?format=json', asPage)).type).toBe('application/json; charset=utf-8');
  });
});

test('the page allows inline styles, but no inline scripts', async () => {
  const policyOf = async (path: string) => (await fetchText(path)).headers.get('Content-Security-Policy');
  expect(await policyOf('/api/docs')).toContain("style-src 'self' 'unsafe-inline'");
  expect(await policyOf('/api/docs')).toContain("script-src 'self';");
  expect(await policyOf('/api/user')).not.toContain('unsafe-inline');
});
