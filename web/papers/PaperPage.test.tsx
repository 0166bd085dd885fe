import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PERSONAL_DATA } from '../../rules/papers/personalData';
import { terms } from '../../rules/papers/terms';
import { prerenderPage } from '../prerender';
import { customer, fakeServer, visit } from '../testing/visit';

const NAMES = ['Terms', 'Privacy', 'Accessibility', 'Security'];

test.each([null, customer])('the footer leads visitors and signed-in people to each paper', async (viewer) => {
  visit('/forgot-password', fakeServer(viewer));
  for (const name of NAMES) {
    const links = within(screen.getByRole('navigation', { name: 'About this site' }));
    await userEvent.click(links.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByText(/^Version of \w+ \d+, 20\d\d$/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'In short' })).getAllByRole('listitem').length).toBeGreaterThan(2);
  }
});

test('each heading of a paper leads to its own part', async () => {
  visit('/terms', fakeServer(null));
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  for (const { heading } of terms.sections) {
    const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: heading });
    expect(document.getElementById(hash.slice(1))?.textContent).toContain(heading);
  }
});

test('the privacy page has all personal data in a table', async () => {
  visit('/privacy', fakeServer(null));
  expect(await screen.findAllByRole('row')).toHaveLength(PERSONAL_DATA.length + 1);
});

test('a paper ends with who runs the site, and offers to try again if that fails', async () => {
  const operator = {
    __typename: 'Operator',
    ...{ name: 'Ann Miller', address: '1 Main St, Marfa, TX 79843' },
    ...{ email: 'ann@herdline.test', securityEmail: 'holes@herdline.test' },
  };
  let isThere = false;
  visit(
    '/terms',
    fakeServer(null, { OperatorContact: () => (isThere ? { operator } : new TypeError('Failed to fetch')) }),
  );
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText('1 Main St, Marfa, TX 79843')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'holes@herdline.test' })).toHaveProperty(
    'href',
    'mailto:holes@herdline.test',
  );
});

test.each([
  ['terms', 'no waiver of class actions'],
  ['privacy', 'Global Privacy Control'],
  ['accessibility', 'WCAG 2.2, level AA'],
  ['security', 'Report a vulnerability'],
] as const)('the built page of %s has its text', async (name, text) => {
  expect((await prerenderPage(name)).html).toContain(text);
});
