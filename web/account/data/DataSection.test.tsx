import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OFFLINE } from '../../errors/graphErrors';
import { fakeServer } from '../../testing/fakeServer';
import { accountOf, customer } from '../../testing/people';
import { visit } from '../../testing/visit';

const account = accountOf(customer);

/** The profile, and a server that answers the download. */
function openProfile(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)]);
    return answer();
  });
  const saved: Blob[] = [];
  const keeping = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:made';
  });
  // A browser saves the file. The page of these tests would go to its address, also for all tests that follow.
  const saving = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    for (const spy of [keeping, saving]) spy.mockRestore();
  });
  visit('/profile', fakeServer(customer, { ProfilePage: () => ({ viewer: account }) }));
  return { sent, saved };
}

async function download(password = 'Herdline1') {
  await userEvent.click(await screen.findByRole('button', { name: 'Download My Data' }));
  await userEvent.type(await screen.findByLabelText('Your password'), `${password}{Enter}`);
}

test('downloads what the server sends, after the password', async () => {
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
    'a proxy answers',
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
