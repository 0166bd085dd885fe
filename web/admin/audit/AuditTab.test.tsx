import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminDateTime } from '../../../rules/time/dates';
import { adminOf, countsOf, pageOf } from '../../testing/adminAnswers';
import { admin, currentUrl, fakeServer, visit } from '../../testing/visit';

const createdAt = '2026-11-20T18:00:00.000Z';
const entryOf = (given: Record<string, unknown>) => ({
  __typename: 'AuditEntry',
  id: '1',
  createdAt,
  action: 'COMMISSION_RATE_SET',
  actor: { __typename: 'User', id: '3', name: 'Ada Hill' },
  actorName: 'Ada Hill',
  tokenName: null,
  address: '203.0.113.7',
  device: 'Chrome 147 on Windows',
  recordType: 'RANCHER',
  recordId: '7',
  recordName: 'Cedar Fork Ranch',
  changes: [{ __typename: 'AuditChange', field: 'commissionRate', before: '10', after: '7.5' }],
  ...given,
});
const failed = entryOf({
  id: '2',
  action: 'SIGN_IN_FAILED',
  actor: null,
  actorName: '',
  address: null,
  device: null,
  recordType: null,
  recordId: null,
  recordName: '',
  changes: [],
});

function open(path: string, entries: object[] = [failed, entryOf({})]) {
  const requests: Record<string, unknown>[] = [];
  const AuditTab = (variables: Record<string, unknown>) => {
    requests.push(variables);
    return adminOf({ audit: pageOf(entries) });
  };
  visit(path, fakeServer(admin, { ApprovalCounts: () => countsOf(1, 0), AuditTab }));
  return requests;
}

const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows who did what to which record, and what changed', async () => {
  open('/admin?tab=audit');
  const time = adminDateTime(createdAt);
  expect(await cellsOf(/Commission rate set/)).toEqual([
    'Commission rate set',
    time,
    'Ada Hill',
    '203.0.113.7, Chrome 147 on Windows',
    'Cedar Fork Ranch',
    'Commission rate: before 10% → , after 7.5%',
    'History of Cedar Fork Ranch',
  ]);
  expect(await cellsOf(/Sign-in failed/)).toEqual([
    'Sign-in failed',
    time,
    'Not signed in',
    '–',
    'No such account',
    '–',
    '',
  ]);
});

test('shows the names that people had at the time, and links to accounts that still exist', async () => {
  const gone = entryOf({ id: '2', action: 'RANCH_SUSPENDED', actor: null, actorName: 'Kim Hale' });
  open('/admin?tab=audit', [entryOf({ actorName: 'Ada Stone' }), gone]);
  expect((await screen.findByRole('link', { name: 'Ada Stone' })).getAttribute('href')).toContain('by=3');
  expect((await cellsOf(/Ranch suspended/i))[2]).toBe('Kim Hale');
  expect(screen.queryByRole('link', { name: 'Kim Hale' })).toBeNull();
});

test('names the API token next to the person who owns it', async () => {
  open('/admin?tab=audit', [entryOf({ tokenName: 'Accounting' })]);
  expect((await cellsOf(/Commission rate set/))[2]).toBe('Ada Hill by the API token “Accounting”');
  expect(screen.getByRole('link', { name: 'Ada Hill' })).toBeTruthy();
});

test('the filters are in the URL and are sent to the server', async () => {
  const requests = open('/admin?tab=audit&by=3&about=rancher-7&search=cedar&from=2026-11-20');
  expect(await screen.findByRole('button', { name: 'Remove By Ada Hill' })).toBeTruthy();
  const about = { actorId: '3', recordType: 'RANCHER', recordId: '7', search: 'cedar' };
  expect(requests[0]).toMatchObject({ ...about, from: new Date(2026, 10, 20).toISOString() });
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'Sign-in failed');
  expect(currentUrl()).toContain('act=sign-in-failed');
  expect(requests.at(-1)).toMatchObject({ ...about, action: ['SIGN_IN_FAILED'] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove About Cedar Fork Ranch' }));
  expect(requests.at(-1)).toMatchObject({ actorId: '3', recordType: 'RANCHER' });
  expect(requests.at(-1)).not.toHaveProperty('recordId');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(currentUrl()).toBe('/admin?tab=audit&search=cedar');
});

test('invalid filters in the URL are ignored', async () => {
  const requests = open('/admin?tab=audit&by=kim&about=cow-7&act=moo&from=soon');
  await screen.findByRole('row', { name: /Commission rate set/ });
  expect(requests[0]).toEqual({ search: '' });
});

test('links to the record, to its history and to everything that a person did', async () => {
  open('/admin?tab=audit', [entryOf({ recordType: 'ORDER', recordId: '12', recordName: 'Order #12' })]);
  expect((await screen.findByRole('link', { name: 'Order #12' })).getAttribute('href')).toBe(
    '/admin?tab=audit&order=12',
  );
  const history = screen.getByRole('link', { name: 'History of Order #12' });
  expect(history.getAttribute('href')).toBe('/admin?tab=audit&about=order-12');
  await userEvent.click(screen.getByRole('link', { name: 'Ada Hill' }));
  expect(currentUrl()).toBe('/admin?tab=audit&by=3');
});

test('a long list of changes is collapsed', async () => {
  const changes = ['ranchName', 'city', 'halfCowPrice', 'isOrganic'].map((field) => ({
    __typename: 'AuditChange',
    field,
    before: field === 'halfCowPrice' ? '180000' : null,
    after: { halfCowPrice: '190000', isOrganic: 'true' }[field] ?? 'Llano',
  }));
  open('/admin?tab=audit', [entryOf({ action: 'RANCH_EDITED', changes })]);
  const summary = await screen.findByText('4 changes');
  const lines = within(summary.closest('details')!).getAllByRole('listitem', { hidden: true });
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Ranch name: Llano',
    'City: Llano',
    'Half cow price: before $1,800.00 → , after $1,900.00',
    'Is organic: yes',
  ]);
});

test('scopes, expirations and webhook changes are shown with their labels', async () => {
  const changeOf = (field: string, before: string | null, after: string | null) => ({
    __typename: 'AuditChange',
    field,
    before,
    after,
  });
  const own = { recordType: 'USER', recordId: '3', recordName: 'Ada Hill' };
  open('/admin?tab=audit&act=token_created', [
    entryOf({
      ...own,
      id: '1',
      action: 'TOKEN_CREATED',
      changes: [changeOf('scopes', null, 'ORDERS_READ\nMOO'), changeOf('expiresAt', null, createdAt)],
    }),
    entryOf({
      ...own,
      id: '2',
      action: 'WEBHOOK_CHANGED',
      changes: [changeOf('types', 'ORDER_PLACED', null), changeOf('enabled', 'true', 'false')],
    }),
  ]);
  const act = await screen.findByLabelText<HTMLSelectElement>('Action');
  expect(within(act).getByRole<HTMLOptionElement>('option', { name: 'API token created' }).selected).toBe(true);
  const names = within(act)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining(['API token revoked', 'Webhook created', 'Webhook changed', 'Webhook removed']),
  );
  expect((await cellsOf(/^API token created/))[5]).toBe(
    `Permissions: Read orders\nMOOEnds: ${adminDateTime(createdAt)}`,
  );
  expect((await cellsOf(/^Webhook changed/))[5]).toBe(
    'Events: before Order placed → , after allTurned on: before yes → , after no',
  );
});

test('says that no entry matches', async () => {
  open('/admin?tab=audit&by=3', []);
  expect(await screen.findByText('No entry matches these filters.')).toBeTruthy();
});
