import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { connection } from '../offline/connection';
import type { Viewer } from '../session/useSession';
import { admin, customer, fakeServer, holdResponse, refusal, visit } from '../testing/visit';

const ann = { ...customer, emailConfirmed: false };
const inAMinute = () => new Date(Date.now() + 60_000).toISOString();
const sent = () => ({
  sendEmailConfirmation: { __typename: 'SendEmailConfirmationPayload', sentTo: ann.email, nextAt: inAMinute() },
});

const findBanner = async () => within(await screen.findByRole('region', { name: 'Reminder' }));
const queryBanner = () => screen.queryByRole('region', { name: 'Reminder' });

const findSend = async () =>
  (await findBanner()).getByRole<HTMLButtonElement>('button', { name: 'Send the Link Again' });

/** Finds the button when its code has loaded. */
const findReadySend = () =>
  waitFor(async () => {
    const send = await findSend();
    expect(send.disabled).toBe(false);
    return send;
  });

/** Opens the guide on a page that came with the viewer. */
function openGuide(viewer: Viewer | null, answers = {}) {
  const server = fakeServer(viewer, answers);
  visit('/guide', server, viewer);
  return server;
}

beforeEach(() => connection.reset());

test('sends the link again, and says where it was sent and when it can be sent again', async () => {
  openGuide(ann, { SendEmailConfirmation: sent });
  const banner = await findBanner();
  expect((await banner.findByRole('status')).textContent).toBe('Check your inbox: we sent a link to ann@example.com.');
  await userEvent.click(await findReadySend());
  await waitFor(() =>
    expect(banner.getByRole('status').textContent).toMatch(
      /^We sent a link to ann@example.com. You can send it again at \d+:\d\d [AP]M.$/,
    ),
  );
  expect((await findSend()).disabled).toBe(true);
});

test('says when the link can be sent again if it was sent a moment ago', async () => {
  const tooEarly = () => ({
    errors: [{ message: 'Too many attempts.', extensions: { code: 'RATE_LIMITED', retryAfter: 30 } }],
  });
  openGuide(ann, { SendEmailConfirmation: tooEarly });
  const banner = await findBanner();
  await userEvent.click(await findReadySend());
  await waitFor(() => expect(banner.getByRole('status').textContent).toMatch(/^You can send it again at/));
});

test('disappears after a press if the email was already confirmed elsewhere', async () => {
  const server = openGuide(ann, {
    SendEmailConfirmation: () => {
      server.viewer = customer;
      return refusal('CONFLICT', 'Your email is confirmed already');
    },
  });
  await userEvent.click(await findReadySend());
  await waitFor(() => expect(queryBanner()).toBeNull());
});

test('fetches the session again when the person returns from another tab', async () => {
  const server = openGuide(ann);
  await findBanner();
  server.viewer = customer;
  // Repeats the event, because the banner's code may still be loading.
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(queryBanner()).toBeNull();
  });
});

test('Not Now hides the banner for this visit', async () => {
  openGuide(ann);
  await userEvent.click((await findBanner()).getByRole('button', { name: 'Not Now' }));
  expect(queryBanner()).toBeNull();
  expect(document.cookie).toContain(`emailReminderPutAway=${ann.id}`);
});

test('disables the button while offline', async () => {
  openGuide(ann);
  await findReadySend();
  connection.lost();
  await waitFor(async () => expect((await findSend()).disabled).toBe(true));
});

test('does not appear on a page that was shown before the session had loaded, but on the next page', async () => {
  const { link, release } = holdResponse('Session');
  visit('/guide', { link: link.concat(fakeServer(ann).link) });
  await screen.findByRole('heading', { level: 1 });
  release();
  expect(await screen.findByText(ann.name)).toBeTruthy();
  expect(queryBanner()).toBeNull();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(menu.getByRole('link', { name: 'Find a Rancher' }));
  await findBanner();
});

test.each([
  ['a visitor', null],
  ['someone who has confirmed their email', customer],
  ['someone with a temporary password', { ...ann, mustChangePassword: true }],
  ['an admin without a second factor', { ...admin, emailConfirmed: false, secondFactorSetup: 'NOW' as const }],
])('is not shown to %s', async (_, viewer) => {
  openGuide(viewer);
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(queryBanner()).toBeNull();
});
