import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf, ranchOf } from '../testing/adminAnswers';
import { setViewport } from '../testing/setViewport';
import { admin, currentUrl, fakeServer, visit } from '../testing/visit';

/** Opens a list as an admin, and returns the sort orders that it requests. */
function open(path: string) {
  const sorts: unknown[] = [];
  const recordSort = ({ sort }: Record<string, unknown>) => sorts.push(sort);
  const none = pageOf([]);
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(1, 1),
    PendingRanchesTab: (variables) => {
      recordSort(variables);
      return adminOf({ ranchers: pageOf([ranchOf({ approval: 'PENDING' })]) });
    },
    CommissionManagementTab: (variables) => {
      recordSort(variables);
      return adminOf({ ranchers: pageOf([ranchOf()]), suspended: none });
    },
    CustomersTab: () => adminOf({ customers: none }),
  });
  visit(path, server);
  return sorts;
}

const heading = (name: string) => screen.findByRole('columnheader', { name });
const press = async (name: string) => userEvent.click(within(await heading(name)).getByRole('button', { name }));
const ariaSortOf = async (name: string) => (await heading(name)).getAttribute('aria-sort');

test('pressing a heading sorts on the server, and sets the URL and aria-sort', async () => {
  const sorts = open('/admin?tab=pending');
  expect(await ariaSortOf('Signed up')).toBe('ascending');
  expect(await ariaSortOf('Ranch')).toBe('none');
  await press('Ranch');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=pending&sort=name'));
  expect(await ariaSortOf('Ranch')).toBe('ascending');
  expect(await ariaSortOf('Signed up')).toBe('none');
  await press('Ranch');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=pending&sort=name-desc'));
  await press('Signed up');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=pending'));
  await waitFor(() => expect(sorts).toEqual(['OLDEST', 'NAME', 'NAME_DESC', 'OLDEST']));
  expect((await heading('Contact')).getAttribute('aria-sort')).toBeNull();
});

test('a column with one direction goes back to the default order', async () => {
  open('/admin?tab=commissions&sort=balance');
  expect(await ariaSortOf('Balance')).toBe('descending');
  await press('Balance');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=commissions'));
});

test('a select also offers every sort order', async () => {
  const sorts = open('/admin?tab=commissions');
  const select = await screen.findByRole('combobox', { name: 'Sort' });
  await userEvent.selectOptions(select, 'Highest rate first');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=commissions&sort=rate'));
  await waitFor(() => expect(sorts.at(-1)).toBe('RATE'));
});

test('a sort order of another list is ignored, and is not kept in the next tab', async () => {
  const sorts = open('/admin?tab=pending&sort=amount&search=cedar');
  await screen.findByText('Cedar Fork Ranch');
  expect(sorts).toEqual(['OLDEST']);
  await userEvent.click(screen.getByRole('tab', { name: 'Customers' }));
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=customers&search=cedar'));
});

test('on a phone the headings cannot be pressed', async () => {
  setViewport(375);
  open('/admin?tab=pending');
  expect(within(await heading('Ranch')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Sort$/ }));
  expect(screen.getByRole('combobox', { name: 'Sort' })).toBeTruthy();
});
