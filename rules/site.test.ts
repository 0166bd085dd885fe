import { expect, test } from 'vitest';
import { type Place, pathTo, placeAt, type ScreenName, site } from './site';

const screens = Object.entries(site) as [ScreenName, Place][];

/** An address with a path, whose optional parameters are missing. */
const exampleOf = (path: string) =>
  path
    .replace(/\/:\w+\?/g, '')
    .replace(':id', '7')
    .replace(':state', 'texas');

test.each(screens)('%s is at each of its addresses, in any case and with a slash at the end', (screen, place) => {
  for (const path of [place.path, ...(place.also ?? [])].map(exampleOf)) {
    for (const spelling of [path, `${path}/`, path.toUpperCase()]) expect(placeAt(spelling).screen).toBe(screen);
  }
});

test.each([
  ['/rancher/12/lone-oak', 'ranch', { id: '12', slug: 'lone-oak' }],
  ['/ranchers/12', 'ranch', { id: '12' }],
  ['/rancher/12/checkout', 'checkout', { id: '12' }],
  ['/ranchers/New-Mexico', 'state', { state: 'New-Mexico' }],
  ['/messages/999999999', 'conversation', { id: '999999999' }],
  ['/messages/1234567890', 'notFound', {}],
  ['/rancher/twelve', 'notFound', {}],
  ['/rancher/12/lone/oak', 'notFound', {}],
  ['/rancher', 'notFound', {}],
  ['/constructor', 'notFound', {}],
  ['', 'notFound', {}],
])('%s is %s', (pathname, screen, params) => {
  expect(placeAt(pathname)).toMatchObject({ screen, params });
});

test('an address has its parameters in the path, and what it opens in the search', () => {
  expect(pathTo('ranch', { id: 12 })).toBe('/rancher/12');
  expect(pathTo('ranch', { id: 12, slug: 'lone-oak', tab: 'products' })).toBe('/rancher/12/lone-oak?tab=products');
  expect(pathTo('admin', { tab: 'pending', ranch: 7 })).toBe('/admin?tab=pending&ranch=7');
  expect(pathTo('resetPassword', { token: 'a+b/c=' })).toBe('/reset-password?token=a%2Bb%2Fc%3D');
});

const WHO = { everyone: 'everyone', whenOpen: 'signed in, or everyone if ranches are open', signedIn: 'signed in' };

function rowOf([screen, place]: [ScreenName, Place]): string {
  const { path, also = [], who, duty, forVisitors, forPeople } = place;
  const people = typeof who === 'string' ? WHO[who] : who.map((each) => each.toLowerCase()).join(', ');
  const closed = forVisitors === 'built' ? 'built' : 'shell';
  const maySee = (isOpen: boolean) =>
    who === 'everyone' || who.includes('VISITOR') || (isOpen && who === 'whenOpen') ? '' : ', then sign-in';
  return `| ${[
    [path, ...also].map((each) => `\`${each}\``).join(' '),
    screen,
    duty ? `${people} (${duty})` : people,
    closed + maySee(false),
    (forVisitors ?? 'shell') + maySee(true),
    forPeople ?? 'shell',
  ].join(' | ')} |`;
}

test('docs/site.md is up to date', async () => {
  const text = `# The site

Written from \`rules/site.ts\` by \`npx vitest run rules/site.test.ts -u\`, and tested for being current. The build makes a *built*
page with all its text. The server makes a *rendered* page with its first data, at each request. A *shell* is an empty page, in
which the browser makes the screen; for signed-in people it carries the screen's first data. A guard in the browser sends
whoever may not see a screen to sign in, or home. An address of a record that doesn't exist answers 404.

| address | screen | who (duty of a role) | visitor, ranches closed | visitor, ranches open | signed in |
| --- | --- | --- | --- | --- | --- |
${screens.map(rowOf).join('\n')}
`;
  await expect(text).toMatchFileSnapshot('../docs/site.md');
});
