import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { OFFLINE } from '../../errors/unreachable';
import { accountOf, currentUrl, customer, fakeServer, refusal, userOf, visit } from '../../testing/visit';

const account = accountOf(customer);

/** Opens the profile with a fake download, and returns the requests and the saved files. */
function openProfile(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return answer();
  });
  const saved: Blob[] = [];
  const createUrlSpy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:made';
  });
  // A real browser saves the file here. The test page would navigate to its URL and stay there for later tests.
  const clickSpy = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    for (const spy of [createUrlSpy, clickSpy]) spy.mockRestore();
  });
  visit('/profile', fakeServer(customer, { ProfilePage: () => ({ viewer: account }) }));
  return { sent, saved };
}

async function download(password = 'Herdline1') {
  await userEvent.click(await screen.findByRole('button', { name: 'Download My Data' }));
  await userEvent.type(await screen.findByLabelText('Your password'), `${password}{Enter}`);
}

test('downloads the file from the server after the password', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename=herdline-my-data.zip' };
  const { sent, saved } = openProfile(() => new Response('a ZIP', { headers }));
  await download();
  expect(await screen.findByText('Data downloaded')).toBeTruthy();
  expect(sent).toEqual([['/api/user/data', { password: 'Herdline1' }]]);
  expect(await Promise.all(saved.map((blob) => blob.text()))).toEqual(['a ZIP']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [
    'the server refuses',
    () => Response.json({ message: 'The password is wrong' }, { status: 400 }),
    'The password is wrong',
  ],
  [
    'a proxy responds with an error',
    () => new Response('Bad gateway', { status: 502 }),
    "We couldn't get your data. Please try again.",
  ],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), OFFLINE],
])('says why nothing was downloaded when %s', async (_, answer, message) => {
  const { saved } = openProfile(answer);
  await download('wrong');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(saved).toEqual([]);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

const deletionDate = '2026-12-25T12:00:00.000Z';

async function pressDelete(code?: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete My Account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByLabelText('Your password'), 'Herdline1');
  if (code) await userEvent.type(dialog.getByLabelText('Code'), code);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }));
  return dialog;
}

test('closes the account after the password, says when it will be deleted, and goes to the home page', async () => {
  const sent: unknown[] = [];
  const DeleteAccount = (variables: unknown) => {
    sent.push(variables);
    return { deleteAccount: { __typename: 'DeleteAccountPayload', deletesAt: deletionDate } };
  };
  visit('/profile', fakeServer(customer, { ProfilePage: () => ({ viewer: account }), DeleteAccount }));
  await pressDelete();
  expect(
    await screen.findByText(
      'We’ll delete it on December 25, 2026. To keep it, sign in before then and choose Keep My Account.',
    ),
  ).toBeTruthy();
  expect(sent).toEqual([{ input: { password: 'Herdline1', code: '' } }]);
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('asks for a code if there is a second factor, and shows the reason of a refusal in the form', async () => {
  const secured = { ...account, secondFactor: { ...account.secondFactor, hasAuthenticator: true } };
  const DeleteAccount = () => refusal('CONFLICT', 'You owe $123.45 of commission. Pay it first.');
  visit('/profile', fakeServer(customer, { ProfilePage: () => ({ viewer: secured }), DeleteAccount }));
  const dialog = await pressDelete('123456');
  expect(await dialog.findByText('You owe $123.45 of commission. Pay it first.')).toBeTruthy();
});

describe('a person who signs in to a closed account', () => {
  const closed = { ...customer, deletesAt: deletionDate };

  test('sees only when the account will be deleted, and can keep it', async () => {
    const KeepAccount = () => ({ keepAccount: { __typename: 'KeepAccountPayload', user: userOf(customer) } });
    const server = fakeServer(closed, { KeepAccount });
    visit('/find-rancher', server);
    expect(
      await screen.findByRole('heading', { name: 'Your account will be deleted on December 25, 2026' }),
    ).toBeTruthy();
    expect(currentUrl()).toBe('/profile');
    expect(server.operations).not.toContain('ProfilePage');
    await userEvent.click(screen.getByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByText('Welcome back')).toBeTruthy();
    await waitFor(() => expect(currentUrl()).toBe('/find-rancher'));
  });

  test('sees a message if it is too late to keep the account, and can sign out', async () => {
    const KeepAccount = () => refusal('CONFLICT', 'This account has been deleted');
    visit('/profile', fakeServer(closed, { KeepAccount }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByText('This account has been deleted')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(currentUrl()).toBe('/'));
  });
});
