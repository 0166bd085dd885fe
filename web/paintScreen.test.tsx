import { expect, test } from 'vitest';
import { documentId } from './apollo/documentId';
import { FindRancherPageDocument } from './find/FindRancherPage.generated';
import { paintScreen } from './paintScreen';
import { RancherPageDocument } from './ranch/RancherPage.generated';
import { fullRanch } from './ranch/testing/testRanch';
import { cedarFork, listOf } from './testing/ranches';
import { admin, customer, rancher } from './testing/visit';

const answerOf = (id: string, ranchName: string, isVisitor = true) => ({
  id: documentId(RancherPageDocument) ?? '',
  variables: { id, isVisitor },
  data: { viewer: null, rancher: { ...fullRanch, id, ranchName } },
});

test('a ranch page is painted for visitors, with its styles', async () => {
  const { html, styles } = await paintScreen('/rancher/7', [answerOf('7', 'Cedar <Fork>')], null);
  expect(html).toMatch(/<h1[^>]*>Cedar &lt;Fork&gt;<\/h1>/);
  expect(html).toContain('Hill Country Herefords.');
  expect(html).toContain('Sign in');
  expect(styles).toMatch(/^<style data-styled="true" data-styled-version="[^"]+">[^<]+<\/style>$/);
});

test('pages that are painted at the same time show only their own ranch', async () => {
  const ids = ['7', '8', '9'];
  const pages = await Promise.all(
    ids.map((id) => paintScreen(`/rancher/${id}/x`, [answerOf(id, `Ranch ${id}`)], null)),
  );
  for (const [at, { html }] of pages.entries()) {
    expect(ids.filter((id) => html.includes(`>Ranch ${id}</h1>`))).toEqual([ids[at]]);
  }
  expect((await paintScreen('/rancher/7', [], null)).html).not.toContain('Ranch 7');
});

test('Find is painted with the search in its URL', async () => {
  const answer = {
    id: documentId(FindRancherPageDocument) ?? '',
    variables: { filter: { search: 'nobody' }, first: 24 },
    data: listOf([]),
  };
  const { html } = await paintScreen('/find-rancher?search=nobody', [answer], null);
  expect(html).toContain('No ranchers found');
  expect(html).toContain('value="nobody"');
});

test.each([
  [customer, 'My Orders'],
  [rancher, 'Herd'],
  [admin, 'Admin'],
])('a signed-in person sees the menu of their role: %#', async (viewer, entry) => {
  const { html } = await paintScreen('/rancher/7', [answerOf('7', 'Cedar Fork', false)], viewer);
  expect(html).toMatch(/<h1[^>]*>Cedar Fork<\/h1>/);
  expect(html).toContain(viewer.name);
  expect(html).toContain(entry === 'My Orders' ? 'Favorites' : entry);
  expect(html).not.toContain('Sign in');
});

test('people who have not confirmed their email get a page with a reminder', async () => {
  const paint = async (emailConfirmed: boolean) =>
    (await paintScreen('/rancher/7', [answerOf('7', 'Cedar Fork', false)], { ...customer, emailConfirmed })).html;
  expect(await paint(false)).toContain('Check your inbox: we sent a link to ann@example.com.');
  expect(await paint(false)).toContain('Send the Link Again');
  expect(await paint(true)).not.toContain('Please confirm');
});

test('the screen uses the ZIP code of the viewer’s profile', async () => {
  const viewer = { ...customer, zipCode: '78702' };
  const { html } = await paintScreen('/rancher/7', [answerOf('7', 'Cedar Fork', false)], viewer);
  expect(html).toContain('value="78702"');
});

test('a page contains no data of the person for whom another page was painted', async () => {
  const own = answerOf('7', 'Cedar Fork', false);
  const people = [
    customer,
    null,
    { ...rancher, name: 'Cy Reed' },
    null,
    { ...customer, id: '9', name: 'Bea Other', zipCode: '78702' },
    null,
  ];
  const pages = await Promise.all(people.map((viewer) => paintScreen('/rancher/7', viewer ? [own] : [], viewer)));
  for (const [at, { html }] of pages.entries()) {
    const named = people.filter((viewer) => viewer && html.includes(viewer.name)).map((viewer) => viewer?.name);
    expect(named).toEqual(people[at] ? [people[at].name] : []);
    expect(html.includes('Cedar Fork')).toBe(people[at] !== null);
    expect(html.includes('78702')).toBe(people[at]?.zipCode === '78702');
  }
});

test('the URL of a ranch has its name only if ranches are open', async () => {
  const answer = {
    id: documentId(FindRancherPageDocument) ?? '',
    variables: { filter: {}, first: 24 },
    data: listOf([cedarFork]),
  };
  const person = { ...customer, zipCode: '' };
  expect((await paintScreen('/find-rancher', [answer], person, false)).html).toContain('href="/rancher/7"');
  expect((await paintScreen('/find-rancher', [answer], null)).html).toContain('href="/rancher/7/cedar-fork-ranch"');
});
