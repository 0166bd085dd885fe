import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf } from '../../testing/adminAnswers';
import { admin, fakeServer, visit } from '../../testing/visit';

const ann = {
  __typename: 'User',
  id: '41',
  name: 'Ann Fielder',
  email: 'ann@example.com',
  emailConfirmed: true,
  phone: '(512) 555-0142',
  city: 'Austin',
  state: 'Texas',
  deletesAt: null,
};
const withoutDetails = {
  ...ann,
  id: '42',
  name: 'Bea Moss',
  email: 'bea@example.com',
  emailConfirmed: false,
  phone: '',
  city: '',
  state: '',
  deletesAt: '2026-12-25T12:00:00.000Z',
};

const server = () =>
  fakeServer(admin, {
    ApprovalCounts: () => countsOf(1, 0),
    CustomersTab: () => adminOf({ customers: pageOf([withoutDetails, ann]) }),
  });

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .slice(0, 5)
    .map(({ textContent }) => textContent);

test('lists ID, name, email, phone and location, with N/A for missing details', async () => {
  visit('/admin?tab=customers', server());
  expect(await cellsOf(/Ann Fielder/)).toEqual([
    '41',
    'Ann Fielder',
    'ann@example.com',
    '(512) 555-0142',
    'Austin, Texas',
  ]);
  expect(await cellsOf(/Bea Moss/)).toEqual([
    '42',
    'Bea MossDeletes on Dec 25, 2026',
    'bea@example.com Not confirmed',
    'N/A',
    'N/A',
  ]);
  const titles = ['ID', 'Name', 'Email', 'Phone', 'Location'];
  const headings = titles.map((name) => screen.getByRole('columnheader', { name }));
  expect(screen.getAllByRole('columnheader').slice(0, 5)).toEqual(headings);
});
