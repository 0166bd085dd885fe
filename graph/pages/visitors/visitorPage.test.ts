import { createHash } from 'node:crypto';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../../database/connection';
import { fileApp, testApp } from '../../http/testing/app';
import { builtClient } from '../../http/testing/builtClient';
import { ownDatabaseUrl } from '../../testing/database';
import { testGraph } from '../../testing/graph';
import { maker } from '../../testing/make';

const { db, make } = await testGraph();

const BUILT = `<!doctype html><html lang="en"><head>
    <title>Ranch – Herdline</title>
    <meta name="description" content="What a ranch sells">
    <meta name="robots" content="noindex">
  </head><body><div id="root"></div></body></html>`;

const UNPAINTED = BUILT.replace('</head>', '<style>b{}</style></head>').replace(
  'root"',
  'root" data-painted="byServer"',
);

/** Replaces the real renderer, which web/paintScreen.test.tsx tests. Renders the query results as JSON. */
const RENDERER = `export async function paintScreen(address, answers) {
  if (address.includes('breaks')) throw new Error('It broke');
  const words = JSON.stringify(answers.map(({ data }) => data)).replaceAll('<', '&lt;');
  return { html: '<main>' + words + '</main>', styles: '<style data-styled>main{color:red}</style>' };
}`;

const clientUntil = (whenDone: typeof onTestFinished | typeof afterAll) =>
  builtClient(
    (_, way) => (way === 'rendered' ? UNPAINTED : BUILT),
    { 'renderer/paintScreen.js': RENDERER, 'package.json': '{ "type": "module" }' },
    whenDone,
  );

function opening({ origin }: { origin: string }) {
  const open = async (place: string, headers: Record<string, string> = {}) => {
    const init = { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' } as const;
    const answer = await fetch(`${origin}${place}`, init);
    return { answer, status: answer.status, html: await answer.text() };
  };
  return { origin, open };
}

const { open, origin } = opening(await fileApp({ client: clientUntil(afterAll), openRanches: true }));

const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );

const jsonIn = (html: string, type: string) =>
  JSON.parse(new RegExp(`<script type="application/${type}"[^>]*>([^<]*)</script>`).exec(html)?.[1] ?? 'null');

describe('if ranches are open to visitors', () => {
  test('the page of a ranch is readable without scripts, and contains the data of its screen', async () => {
    const { owner, ranch } = await make.rancher({
      ranchName: 'Pedernales Bend Ranch',
      description: 'Herefords on grass.',
    });
    await make.product(ranch.id, { name: 'Tallow', price: 1_250 });
    const { status, html, answer } = await open(`/rancher/${ranch.id}/pedernales-bend-ranch`);
    expect(status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(html).toContain('<html data-ranches="open"');
    expect(html).toContain('<title>Pedernales Bend Ranch, Austin, Texas – Herdline</title>');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/rancher\/\d+\/pedernales-bend-ranch">/);
    expect(html).not.toContain('noindex');
    const text = /<div id="root" data-painted="byServer">(.*)<\/div>/s.exec(html)?.[1];
    for (const words of ['Pedernales Bend Ranch', 'Austin', 'Tallow']) expect(text).toContain(words);
    expect(html).not.toContain(owner.email);
    expect(html).not.toContain(owner.phone);
    const carried = jsonIn(html, 'json');
    expect(carried.viewer).toBeNull();
    expect(carried.answers[0]).toMatchObject({
      variables: { id: String(ranch.id), isVisitor: true },
      data: { rancher: { ranchName: 'Pedernales Bend Ranch' } },
    });
    expect(carried.answers).toHaveLength(2);
  });

  test('the content security policy of a rendered page allows the inline styles of that page', async () => {
    const { html, answer } = await open('/find-rancher');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, text]) => text);
    expect(styles).toEqual(['b{}', 'main{color:red}']);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/style-src 'self'( 'sha256-[^']+'){3};/);
    for (const text of styles) {
      expect(policy).toContain(
        `'sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}'`,
      );
    }
  });

  test('reviews are readable without scripts', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Lone Oak' });
    const customer = await make.customer();
    const order = await make.fulfilledOrder({ customerId: customer.id, rancherId: ranch.id });
    await make.review(order, { words: 'Lean & <b>good</b>.' });
    const { html } = await open(`/rancher/${ranch.id}/lone-oak`);
    expect(/<noscript>(.*)<\/noscript>/s.exec(html)?.[1]).toContain('Lean &amp; &lt;b&gt;good&lt;/b&gt;.');
  });

  test('a page that fails to render still contains its data, so that the client can render it', async () => {
    const { status, html, answer } = await open('/find-rancher?search=breaks');
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(jsonIn(html, 'json').answers).toHaveLength(1);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-[^']+';/);
  });

  test('JSON-LD has prices in dollars, in total or per pound, and a rating only if there are reviews', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Lone Oak' });
    await make.product(ranch.id, { kind: 'SELECT_CUT', name: 'Ribeye', cut: 'Ribeye', price: 2_450 });
    const page = `/rancher/${ranch.id}/lone-oak`;
    const { html } = await open(page);
    const business = jsonIn(html, 'ld\\+json');
    expect(linkedData(html)[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Lone Oak',
      makesOffer: [
        { '@type': 'Offer', priceCurrency: 'USD', itemOffered: { '@type': 'Product' } },
        { '@type': 'Offer', itemOffered: { '@type': 'Product' } },
      ],
    });
    expect(Number(business.makesOffer[0].price)).toBe(1_800);
    expect(business.makesOffer[1].price).toBeUndefined();
    expect(business.makesOffer[1].priceSpecification).toMatchObject({ price: '24.50', unitCode: 'LBR' });
    expect(business.aggregateRating).toBeUndefined();
  });

  test('link previews get a picture of the ranch, with its size and alt text', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Lone "Oak" <b>' });
    const { html } = await open(`/rancher/${ranch.id}`);
    const property = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)">`).exec(html)?.[1];
    expect(property('image')).toMatch(new RegExp(`^http.*/link-pictures/${ranch.id}\\.jpg\\?v=[0-9a-f]{12}$`));
    expect([property('image:width'), property('image:height')]).toEqual(['1200', '630']);
    expect(property('image:alt')).toBe('Lone &quot;Oak&quot; &lt;b&gt; in Austin, Texas. Half from $1,800');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('quotes and tags in a name are escaped', async () => {
    const ranchName = '"><script>alert(1)</script>';
    const { ranch } = await make.rancher({ ranchName, description: '</noscript></title><img src=x>' });
    const { html } = await open(`/rancher/${ranch.id}/script-alert-1-script`);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(jsonIn(html, 'ld\\+json').name).toBe(ranchName);
  });

  test('a URL with another name redirects to the right one, with its query', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Lone Oak' });
    const { status, answer } = await open(`/rancher/${ranch.id}/other?dialog=order&x=<b>`);
    expect(status).toBe(301);
    expect(answer.headers.get('Location')).toMatch(new RegExp(`^/rancher/${ranch.id}/lone-oak\\?dialog=order`));
  });

  test('a URL without the name does not redirect, and names the canonical URL', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Lone Oak' });
    for (const place of [`/rancher/${ranch.id}`, `/ranchers/${ranch.id}`]) {
      const { status, html } = await open(place);
      expect(status).toBe(200);
      expect(html).toContain(`/rancher/${ranch.id}/lone-oak">`);
    }
  });

  test('a suspended ranch answers 410 at once, and one that was never public answers 404', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Lone Oak' });
    const page = `/rancher/${ranch.id}/lone-oak`;
    const etag = (await open(page)).answer.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
    expect((await open(page, { 'If-None-Match': etag })).status).toBe(410);
    const { ranch: pending } = await make.rancher({ approval: 'PENDING' });
    expect((await open(`/rancher/${pending.id}`)).status).toBe(404);
    expect((await open('/rancher/999999999')).status).toBe(404);
    expect(await (await fetch(`${origin}/sitemaps/ranches-${ranch.id}.xml`)).text()).not.toContain('/lone-oak<');
  });

  test('Find lists ranches even if the URL has invalid filters', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Searched Ranch' });
    const { status, html } = await open('/find-rancher?search=Searched&state=nowhere&near=x&sort=%00');
    expect(status).toBe(200);
    expect(html).toContain('<title>Find a rancher – Herdline</title>');
    const text = /<main>(.*)<\/main>/.exec((await open('/find-rancher?search=Searched')).html)?.[1];
    expect(text).toContain(`"id":"${ranch.id}","ranchName":"Searched Ranch"`);
  });

  test('the page of a state lists its ranches with prices, for readers without scripts and for search engines', async () => {
    // Uses its own database, since the page counts all ranches of the state.
    const url = await ownDatabaseUrl('state_page');
    const app = await testApp({ client: clientUntil(onTestFinished), openRanches: true, url });
    const { open, origin } = opening(app);
    const others = connect(url);
    onTestFinished(() => others.destroy());
    const ranchName = '"><script>alert(1)</script>';
    const { ranch } = await maker(others).rancher({ ranchName, state: 'Montana', halfCowPrice: 160_000 });
    const { status, html } = await open('/ranchers/montana');
    expect(status).toBe(200);
    expect(html).toContain('<title>Beef from ranches in Montana – Herdline</title>');
    expect(html).toMatch(/<meta name="description" content="1 ranch in Montana sells [^"]+ Halves from \$1,600\.">/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/ranchers\/montana">/);
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('<script>alert');
    const [list, trail] = linkedData(html);
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 });
    expect(list.itemListElement[0]).toMatchObject({
      name: ranchName,
      url: expect.stringContaining(`/rancher/${ranch.id}/`),
    });
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['All states', 'Montana']);
    expect(/<main>(.*)<\/main>/.exec(html)?.[1]).toContain(`"id":"${ranch.id}"`);
    expect(jsonIn(html, 'json').answers).toHaveLength(2);
    const states = await open('/ranchers');
    expect(states.html).toContain('<title>Ranches by state – Herdline</title>');
    expect(linkedData(states.html)[0].itemListElement.map(({ name }: { name: string }) => name)).toContain(
      'Ranches in Montana',
    );
    expect(await (await fetch(`${origin}/sitemaps/pages.xml`)).text()).toContain('/ranchers/montana</loc>');
    await others('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
    expect((await open('/ranchers/montana')).html).not.toContain(`/rancher/${ranch.id}/`);
  });

  test('a state without ranches has a page that search engines leave out', async () => {
    const { status, html } = await open('/ranchers/hawaii?x=<script>');
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(linkedData(html)).toEqual([]);
    expect(await (await fetch(`${origin}/sitemaps/pages.xml`)).text()).not.toContain('/ranchers/hawaii');
  });

  test.each([
    ['/ranchers/TX?size=half-cow', 301, '/ranchers/texas?size=half-cow'],
    ['/ranchers/New-Mexico/', 301, '/ranchers/new-mexico'],
    ['/ranchers/texas/', 301, '/ranchers/texas'],
    ['/ranchers/ontario', 404, null],
    ['/ranchers/%00', 404, null],
    ['/ranchers/1x', 404, null],
    ['/rancher/%00', 404, null],
    ['/ranchers/constructor', 404, null],
    ['/ranchers/te%22xas', 404, null],
  ])('%s is answered with %i', async (place, wanted, location) => {
    const { status, answer } = await open(place);
    expect([status, answer.headers.get('Location')]).toEqual([wanted, location]);
  });

  test('a ranch named like another page gets a different URL', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Checkout' });
    const { status, html } = await open(`/rancher/${ranch.id}/checkout-ranch`);
    expect(status).toBe(200);
    expect(html).toContain(`/rancher/${ranch.id}/checkout-ranch">`);
  });

  test('the sitemap contains an approved ranch', async () => {
    const { ranch } = await make.rancher({ ranchName: 'Mapped Ranch' });
    const index = await (await fetch(`${origin}/sitemap.xml`)).text();
    const [part = ''] = /\/sitemaps\/ranches-\d+\.xml/.exec(index) ?? [];
    expect(await (await fetch(origin + part)).text()).toContain(`/rancher/${ranch.id}/mapped-ranch</loc>`);
    expect(await (await fetch(`${origin}/robots.txt`)).text()).not.toContain('Disallow: /rancher/');
  });
});

test('if ranches are closed to visitors, nothing reveals whether a ranch exists', async () => {
  const { open, origin } = opening(await testApp({ client: clientUntil(onTestFinished) }));
  const { ranch } = await make.rancher({ ranchName: 'Lone Oak' });
  const [known, unknown] = [await open(`/rancher/${ranch.id}`), await open('/rancher/999999999')];
  expect([known.status, known.html]).toEqual([unknown.status, unknown.html]);
  expect(known.html).toContain('noindex');
  const [named, unnamed] = [await open(`/rancher/${ranch.id}/lone-oak`), await open('/rancher/999999999/lone-oak')];
  expect([named.status, named.html]).toEqual([unnamed.status, unnamed.html]);
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain('ranches');
  expect((await fetch(`${origin}/sitemaps/ranches-1.xml`)).status).toBe(404);
  const [some, none] = [await open('/ranchers/texas'), await open('/ranchers/hawaii')];
  expect([some.status, some.html]).toEqual([none.status, none.html]);
  expect(some.html).toContain('noindex');
  expect((await open('/ranchers/ontario')).html).toContain('noindex');
  expect(await (await fetch(`${origin}/sitemaps/pages.xml`)).text()).not.toContain('/ranchers');
  expect((await fetch(`${origin}/link-pictures/${ranch.id}.jpg`)).status).toBe(404);
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain('Disallow: /rancher/');
});
