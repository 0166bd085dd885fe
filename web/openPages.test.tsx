import { expect, test } from 'vitest';
import { documentId } from './apollo/documentId';
import { FindRancherPageDocument } from './find/FindRancherPage.generated';
import { paintForVisitor } from './openPages';
import { RancherPageDocument } from './ranch/RancherPage.generated';
import { fullRanch } from './ranch/testing/testRanch';

const answerOf = (id: string, ranchName: string) => ({
  id: documentId(RancherPageDocument) ?? '',
  variables: { id, isVisitor: true },
  data: { viewer: null, rancher: { ...fullRanch, id, ranchName } },
});

test('a ranch is painted for visitors with its prices, and with its styles', async () => {
  const { html, styles } = await paintForVisitor('/rancher/7', [answerOf('7', 'Cedar <Fork>')]);
  expect(html).toMatch(/<h1[^>]*>Cedar &lt;Fork&gt;<\/h1>/);
  expect(html).toContain('Hill Country Herefords.');
  expect(html).toContain('Sign in');
  expect(styles).toMatch(/^<style data-styled="true" data-styled-version="[^"]+">[^<]+<\/style>$/);
});

test('pages that are painted at once show each its own', async () => {
  const ids = ['7', '8', '9'];
  const pages = await Promise.all(ids.map((id) => paintForVisitor(`/rancher/${id}/x`, [answerOf(id, `Ranch ${id}`)])));
  for (const [at, { html }] of pages.entries()) {
    expect(ids.filter((id) => html.includes(`>Ranch ${id}</h1>`))).toEqual([ids[at]]);
  }
  expect((await paintForVisitor('/rancher/7', [])).html).not.toContain('Ranch 7');
});

test('Find is painted as its address asks', async () => {
  const ranchers = { __typename: 'RancherConnection', nodes: [], totalCount: 0, totalCountIsMinimum: false };
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const answer = {
    id: documentId(FindRancherPageDocument) ?? '',
    variables: { filter: { search: 'nobody' }, first: 24 },
    data: { ranchers: { ...ranchers, pageInfo } },
  };
  const { html } = await paintForVisitor('/find-rancher?search=nobody', [answer]);
  expect(html).toContain('No ranchers found');
  expect(html).toContain('value="nobody"');
});
