import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adminDateTime, ranchDate } from '../../../rules/time/dates';
import { apolloClient } from '../../apollo/client';
import { OFFLINE } from '../../errors/unreachable';
import { type Answers, accessOf, SECRET, tokenOf } from '../../testing/developerAnswers';
import { admin, currentUrl, fakeServer, holdResponse, rancher, refusal, visit } from '../../testing/visit';

const DAY = 24 * 60 * 60 * 1000;

/** Returns fake answers that create tokens, and the inputs of the requests. */
function fakeCreation() {
  const inputs: Record<string, unknown>[] = [];
  const CreateToken: Answers[string] = ({ input }) => {
    inputs.push(input as Record<string, unknown>);
    const token = tokenOf({ id: `${inputs.length + 10}`, ...(input as object) });
    return { createApiToken: { __typename: 'NewApiToken', token, secret: SECRET } };
  };
  return { inputs, answers: { CreateToken } };
}

async function open(tokens: object[] = [], answers: Answers = {}, viewer = rancher) {
  const server = fakeServer(viewer, { ...accessOf(tokens, [], viewer.id), ...answers });
  visit('/profile/api', server);
  await screen.findByRole('heading', { name: 'API tokens' });
  return server;
}

async function openForm() {
  await userEvent.click(screen.getByRole('button', { name: 'New Token' }));
  const form = within(await screen.findByRole('form', { name: 'New token' }));
  const send = () => userEvent.click(form.getByRole('button', { name: 'Create Token' }));
  return { form, send };
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function fillIn() {
  const { form, send } = await openForm();
  write(form.getByLabelText('Name'), 'Bookkeeping');
  await userEvent.click(form.getByRole('checkbox', { name: 'Read orders' }));
  return { form, send };
}

const shownSecret = () => screen.findByLabelText<HTMLTextAreaElement>('Your token');
const cards = () => screen.queryAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));

describe('the list', () => {
  test('shows the scopes, the expiry and the last use of each token', async () => {
    const lastUsedAt = new Date(Date.now() - 5.5 * 60_000).toISOString();
    await open([
      tokenOf({ lastUsedAt }),
      tokenOf({ id: '2', name: 'Old sheet', scopes: ['ORDERS_WRITE'], expiresAt: '2026-04-01T18:00:00.000Z' }),
      tokenOf({ id: '3', name: 'Website', expiresAt: new Date(Date.now() + 10 * DAY).toISOString() }),
    ]);
    const [first, second, third] = cards();
    expect(first?.textContent).toMatch(/Read orders\. Sees your orders .*Read commission\. Sees rates/);
    expect(first?.textContent).toMatch(/Created03\/05\/2026EndsNeverLast used5 minutes ago/);
    expect(first?.textContent).not.toContain('Expired');
    expect(second?.textContent).toMatch(/^Old sheetExpired.*Ended04\/01\/2026Last usedNever used/);
    expect(third?.textContent).toContain(`Ends${ranchDate(new Date(Date.now() + 10 * DAY))}`);
  });
});

describe('two tokens with the same name', () => {
  test('have buttons with distinct labels', async () => {
    await open([tokenOf(), tokenOf({ id: '2', createdAt: '2026-03-07T18:00:00.000Z' })]);
    const names = screen.getAllByRole('button', { name: /^Revoke/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(
      ['2026-03-05T18:00:00.000Z', '2026-03-07T18:00:00.000Z'].map(
        (createdAt) => `Revoke – Bookkeeping, created ${adminDateTime(createdAt)}`,
      ),
    );
  });
});

describe('a new token', () => {
  test('has the chosen scopes, expires in 90 days, and is in the list', async () => {
    const { inputs, answers } = fakeCreation();
    const server = await open([], answers);
    const { send } = await fillIn();
    await send();
    expect((await shownSecret()).value).toBe(SECRET);
    expect(inputs).toEqual([{ name: 'Bookkeeping', scopes: ['ORDERS_READ'], expiresAt: expect.any(String) }]);
    expect(Date.parse(String(inputs[0]?.expiresAt)) - Date.now()).toBeGreaterThan(89.9 * DAY);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(cards().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Bookkeeping/)]);
    expect(server.operations.filter((name) => name === 'ApiAccessPage')).toHaveLength(1);
  });

  test('shows its secret once, without storing it', async () => {
    await open([], fakeCreation().answers);
    const { send } = await fillIn();
    await send();
    const secret = await shownSecret();
    await waitFor(() => expect(document.activeElement).toBe(secret));
    expect(screen.getByRole('alert').textContent).toMatch(/not shown again/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Try it in a terminal').value).toContain(
      `curl ${window.location.origin}/graphql -H 'Authorization: Bearer ${SECRET}'`,
    );
    const stored = () =>
      [
        apolloClient().cache.extract(),
        { ...localStorage },
        { ...sessionStorage },
        currentUrl(),
        window.location.href,
      ].map((place) => JSON.stringify(place));
    for (const place of stored()) expect(place).not.toContain(SECRET);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New Token' }));
    expect(document.body.innerHTML).not.toContain(SECRET);
    await openForm();
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  test('keeps showing its secret after Escape', async () => {
    await open([], fakeCreation().answers);
    const { send } = await fillIn();
    await send();
    await shownSecret();
    await userEvent.keyboard('{Escape}');
    expect((await shownSecret()).value).toBe(SECRET);
  });

  test.each([
    ['30 days', 30],
    ['1 year', 365],
  ])('can expire after %s', async (label, days) => {
    const { inputs, answers } = fakeCreation();
    await open([], answers);
    const { form, send } = await fillIn();
    await userEvent.selectOptions(form.getByLabelText('Expires after'), label);
    await send();
    await shownSecret();
    expect(Math.round((Date.parse(String(inputs[0]?.expiresAt)) - Date.now()) / DAY)).toBe(days);
  });

  test('can last forever, or until the end of a selected day', async () => {
    const { inputs, answers } = fakeCreation();
    await open([], answers);
    const { form, send } = await fillIn();
    await userEvent.selectOptions(form.getByLabelText('Expires after'), 'Until a date');
    write(form.getByLabelText('Last day'), '2999-12-31');
    await send();
    await shownSecret();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    const again = await fillIn();
    await userEvent.selectOptions(again.form.getByLabelText('Expires after'), 'Never');
    await again.send();
    await shownSecret();
    expect(inputs.map(({ expiresAt }) => expiresAt)).toEqual([new Date('2999-12-31T23:59:59').toISOString(), null]);
  });

  test('offers no analytics scope to ranchers', async () => {
    await open([]);
    const { form } = await openForm();
    const names = form.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
    expect(names).toEqual([
      'RANCHERS_READ',
      'ORDERS_READ',
      'COMMISSIONS_READ',
      'ORDERS_WRITE',
      'HERD_READ',
      'HERD_WRITE',
      'MESSAGES_READ',
      'MESSAGES_WRITE',
      'REVIEWS_READ',
      'REVIEWS_WRITE',
    ]);
  });

  test('offers the analytics scope to admins', async () => {
    await open([], {}, admin);
    const { form } = await openForm();
    expect(form.getByRole('checkbox', { name: 'Read analytics' })).toBeTruthy();
  });

  test('shows the server’s message at the refused field', async () => {
    const fields = { name: 'That name is taken' };
    await open([], { CreateToken: () => refusal('BAD_USER_INPUT', 'That name is taken', fields) });
    const { form, send } = await fillIn();
    await send();
    expect((await form.findByRole('alert')).textContent).toBe('That name is taken');
    expect(form.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Bookkeeping');
  });

  test.each<[string, ReturnType<Answers[string]>, string]>([
    ['an error without a message', refusal('INTERNAL', ''), 'Something went wrong. Please try again.'],
    [
      'the limit',
      refusal('CONFLICT', 'You have 20 API tokens, which is the limit.'),
      'You have 20 API tokens, which is the limit.',
    ],
    ['a lost connection', new TypeError('Failed to fetch'), OFFLINE],
  ])('keeps the typed values if creating it fails because of %s', async (_what, answer, message) => {
    await open([], { CreateToken: () => answer });
    const { form, send } = await fillIn();
    await send();
    expect(await screen.findByText("Couldn't create the token")).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Bookkeeping');
  });
});

describe('a new token with a slow response', () => {
  async function openSlowly(failing: Answers = {}) {
    const { inputs, answers } = fakeCreation();
    const server = fakeServer(rancher, { ...accessOf(), ...answers, ...failing });
    const { link, release } = holdResponse('CreateToken');
    visit('/profile/api', { link: link.concat(server.link) });
    await screen.findByRole('heading', { name: 'API tokens' });
    return { inputs, release, ...(await fillIn()) };
  }

  test('is created only once, however often the button is pressed', async () => {
    const { inputs, release, form } = await openSlowly();
    await userEvent.dblClick(form.getByRole('button', { name: 'Create Token' }));
    await userEvent.type(form.getByLabelText('Name'), '{Enter}');
    release();
    await shownSecret();
    release();
    expect(inputs).toHaveLength(1);
  });

  test('still shows its secret if the dialog was closed in the meantime', async () => {
    const { inputs, release, send } = await openSlowly();
    await send();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release();
    expect((await shownSecret()).value).toBe(SECRET);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cards()).toHaveLength(1);
    expect(inputs).toHaveLength(1);
  });

  test('shows the error when it fails after the dialog was closed', async () => {
    const { release, send } = await openSlowly({ CreateToken: () => refusal('CONFLICT', 'You have 20 API tokens.') });
    await send();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    release();
    expect(await screen.findByText("Couldn't create the token")).toBeTruthy();
    expect(screen.getByText('You have 20 API tokens.')).toBeTruthy();
  });
});

describe('copying', () => {
  let write: ReturnType<typeof vi.fn>;
  beforeEach(() => {
    write = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  async function copyToken() {
    await open([], fakeCreation().answers);
    const { send } = await fillIn();
    await send();
    await shownSecret();
    await userEvent.click(screen.getByRole('button', { name: 'Copy token' }));
  }

  test('confirms that the secret was copied', async () => {
    await copyToken();
    const [status] = await screen.findAllByText('Copied');
    expect(status?.getAttribute('role')).toBe('status');
    expect(write).toHaveBeenCalledWith(SECRET);
  });

  test.each<[string, () => void]>([
    ['refuses', () => write.mockRejectedValue(new DOMException('No', 'NotAllowedError'))],
    ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })],
  ])('says what to do if the browser %s', async (_what, prepare) => {
    prepare();
    await copyToken();
    expect(await screen.findByText(/^Couldn't copy\. It's selected/)).toBeTruthy();
    const { selectionStart, selectionEnd } = await shownSecret();
    expect([selectionStart, selectionEnd]).toEqual([0, SECRET.length]);
  });
});

describe('revoking a token', () => {
  async function askToRevoke(answers: Answers, tokens = [tokenOf()]) {
    const server = await open(tokens, answers);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke – Bookkeeping' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Bookkeeping?' }));
    return { server, question };
  }

  test('removes the token from the list, and moves the focus to the list', async () => {
    const { question } = await askToRevoke({ RevokeToken: () => ({ revokeApiToken: true }) });
    await userEvent.click(question.getByRole('button', { name: 'Revoke Token' }));
    expect(await screen.findByText('Token revoked')).toBeTruthy();
    expect(await screen.findByText('No Tokens Yet')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^No Tokens Yet/));
  });

  test('keeps the other tokens', async () => {
    const others = tokenOf({ id: '2', name: 'Website' });
    const { question } = await askToRevoke({ RevokeToken: () => ({ revokeApiToken: true }) }, [tokenOf(), others]);
    await userEvent.click(question.getByRole('button', { name: 'Revoke Token' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]?.textContent).toContain('Website');
  });

  test('asks for a confirmation', async () => {
    const { server, question } = await askToRevoke({});
    await userEvent.click(question.getByRole('button', { name: 'Keep Token' }));
    expect(server.operations).not.toContain('RevokeToken');
    expect(cards()).toHaveLength(1);
  });

  test('shows the error if it fails, and keeps the token', async () => {
    const { question } = await askToRevoke({ RevokeToken: () => refusal('INTERNAL', 'Try later') });
    await userEvent.click(question.getByRole('button', { name: 'Revoke Token' }));
    expect(await screen.findByText("Couldn't revoke the token")).toBeTruthy();
    expect(cards()).toHaveLength(1);
  });
});
