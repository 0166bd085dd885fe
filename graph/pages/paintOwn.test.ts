import { expect, test } from 'vitest';
import { testApp, testBrowser } from '../http/testing/app';
import { builtClient } from '../http/testing/builtClient';
import { testGraph } from '../testing/graph';
import { createPaintOwn } from './paintOwn';

const { make } = await testGraph();

const BUILT = '<html><head></head><body><div id="root"></div></body></html>';
const TEMPLATE =
  '<html><head><style>b{}</style></head><body><div id="root" data-painted="byServer"></div></body></html>';

/** Replaces the real renderer, which web/paintScreen.test.tsx tests. Numbers its pages. */
const RENDERER = `let count = 0;
export async function paintScreen(address, answers, viewer) {
  count += 1;
  if (address.includes('breaks')) throw new Error('It broke');
  const html = '<main>' + [count, viewer.name, ...answers.map(({ data }) => JSON.stringify(data).length)].join(' ') + '</main>' + (viewer.emailConfirmed ? '' : 'to be reminded');
  return { html, styles: '<style data-styled>main{color:red}</style>' };
}`;

const built = () =>
  builtClient((_, way) => (way === 'rendered' ? TEMPLATE : BUILT), {
    'renderer/paintScreen.js': RENDERER,
    'package.json': '{ "type": "module" }',
  });

async function signedIn(name: string, origin: string) {
  const browser = testBrowser();
  const input = await make.credentialsOf(await make.customer({ name, emailConfirmedAt: null }));
  await browser.run(origin, 'mutation ($input: LoginInput!) { login(input: $input) { id } }', { input });
  return async (place: string, cookies: Record<string, string> = {}) => {
    for (const [name, value] of Object.entries(cookies)) browser.jar.set(name, value);
    const answer = await browser.visit(`${origin}${place}`, { headers: { Accept: 'text/html' } });
    const html = await answer.text();
    return { answer, html, painted: /<main>(.*)<\/main>/.exec(html)?.[1] };
  };
}

test('a page is rendered for each person, and never cached', async () => {
  const { origin } = await testApp({ client: built() });
  const ann = await signedIn('Ann Own', origin);
  const bea = await signedIn('Bea Other', origin);
  const first = await ann('/find-rancher');
  expect(first.painted).toMatch(/^1 Ann Own \d+ \d+$/);
  expect(first.html).toContain('"name":"Ann Own"');
  expect(first.answer.headers.get('Cache-Control')).toBe('no-store');
  expect(first.answer.headers.get('ETag')).toBeNull();
  // Browsers refuse the styles without this hash.
  expect(first.answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+'/);
  expect((await bea('/find-rancher')).painted).toMatch(/^2 Bea Other/);
  expect((await ann('/find-rancher')).painted).toMatch(/^3 Ann Own/);
});

test('the page of a person who dismissed the email reminder is rendered without it', async () => {
  const { origin } = await testApp({ client: built() });
  const ann = await signedIn('Ann Own', origin);
  const isReminded = async (putAwayBy: string) => {
    const { html } = await ann('/find-rancher', { emailReminderPutAway: putAwayBy });
    return { painted: html.includes('to be reminded'), carried: html.includes('"emailConfirmed":false') };
  };
  const id = /"viewer":{"id":"(\d+)"/.exec((await ann('/find-rancher')).html)?.[1];
  expect(await isReminded(`${id}0`)).toEqual({ painted: true, carried: true });
  expect(await isReminded(id!)).toEqual({ painted: false, carried: true });
});

test('other pages contain only their data, and so do pages that fail to render or lack a result', async () => {
  const { origin, lines } = await testApp({ client: built() });
  const open = await signedIn('Ann Own', origin);
  for (const place of ['/profile', '/find-rancher?search=breaks', '/find-rancher?near=00000']) {
    const { html } = await open(place);
    expect(html).toContain('"name":"Ann Own"');
    expect(html).toContain('<div id="root"></div>');
  }
  expect(lines.filter((line) => line.includes('without its painting'))).toHaveLength(1);
});

test('beyond the maximum per second, the client renders the page', async () => {
  const paint = createPaintOwn(built(), false, 2);
  const viewer = { name: 'Ann Own' } as Parameters<typeof paint>[2];
  const pages = await Promise.all([1, 2, 3].map(() => paint('/find-rancher', [], viewer)));
  expect(pages.map((page) => page !== undefined)).toEqual([true, true, false]);
});
