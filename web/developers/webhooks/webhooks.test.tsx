import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { adminDateTime } from '../../../rules/time/dates';
import { apolloClient } from '../../apollo/client';
import { type Answers, accessOf, webhookOf } from '../../testing/developerAnswers';
import { connectionOf, fakeServer, rancher, visit } from '../../testing/visit';

const URL = 'https://hooks.example/orders';
const SECRET = 'whsec_shown-this-once';

/** Returns fake answers that create and update webhooks, and the inputs of the requests. */
function fakeMutations() {
  const sent: unknown[] = [];
  const CreateWebhook: Answers[string] = ({ input }) => {
    sent.push(input);
    const webhook = webhookOf({ id: `${sent.length + 10}`, ...(input as object) });
    return { createWebhook: { __typename: 'NewWebhook', webhook, secret: SECRET } };
  };
  const UpdateWebhook: Answers[string] = ({ id, input }) => {
    sent.push(input);
    return { updateWebhook: webhookOf({ id, ...(input as object) }) };
  };
  return { sent, answers: { CreateWebhook, UpdateWebhook } };
}

async function open(webhooks: object[] = [], answers: Answers = {}) {
  const server = fakeServer(rancher, { ...accessOf([], webhooks), ...answers });
  visit('/profile/api', server);
  await screen.findByRole('heading', { name: 'Webhooks' });
  return server;
}

async function openForm(button = 'New Webhook', label = 'New webhook', submit = 'Create Webhook') {
  await userEvent.click(screen.getByRole('button', { name: button }));
  const form = within(await screen.findByRole('form', { name: label }));
  const url = form.getByLabelText<HTMLInputElement>('Address');
  const send = () => userEvent.click(form.getByRole('button', { name: submit }));
  return { form, url, send };
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const openEdit = () => openForm(`Edit – ${URL}`, 'Edit webhook', 'Save Changes');
const shownSecret = () => screen.findByLabelText<HTMLTextAreaElement>('Your secret');
const card = () => screen.getByRole('heading', { level: 3, name: URL }).closest('li');

describe('the card of a webhook', () => {
  const failingSince = '2026-03-06T18:00:00.000Z';
  test.each([
    ['that is new', {}, 'Nothing delivered yet'],
    ['that has delivered an event', { lastDeliveredAt: '2026-03-06T18:00:00.000Z' }, 'Turned on'],
    ['that fails', { failures: 3, failingSince }, `Failingsince ${adminDateTime(failingSince)} (3 attempts)`],
    ['that failed once', { failures: 1, failingSince }, `Failingsince ${adminDateTime(failingSince)} (1 attempt)`],
    ['that is off', { enabled: false }, 'Turned off'],
    ['that is off after a failure', { enabled: false, failures: 1, failingSince }, 'Turned offThe last attempt failed'],
    ['that is off after many', { enabled: false, failures: 40, failingSince }, 'Turned offThe last 40 attempts failed'],
  ])('shows the state of a webhook %s', async (_case, given, text) => {
    await open([webhookOf(given)]);
    expect(card()?.textContent).toContain(`${text}Events`);
  });

  test('shows the events and the time of the last delivery', async () => {
    const lastDeliveredAt = new Date(Date.now() - 3 * 60_000).toISOString();
    await open([webhookOf({ types: ['ORDER_PLACED', 'COMMISSION_PAID'], lastDeliveredAt })]);
    expect(card()?.textContent).toMatch(
      /EventsOrder placed, Commission paidLast delivered\d minutes agoCreated03\/05\/2026/,
    );
  });
});

describe('two webhooks with the same URL', () => {
  test('have buttons with distinct labels', async () => {
    await open([
      webhookOf(),
      webhookOf({ id: '5', types: ['ORDER_PLACED'] }),
      webhookOf({ id: '6', url: 'https://a.example' }),
    ]);
    const creationTime = adminDateTime('2026-03-05T18:00:00.000Z');
    const names = screen.getAllByRole('button', { name: /^Edit/ }).map(({ textContent }) => textContent);
    expect(names).toEqual([
      `Edit – ${URL}, All, created ${creationTime}`,
      `Edit – ${URL}, Order placed, created ${creationTime}`,
      'Edit – https://a.example',
    ]);
  });
});

describe('a new webhook', () => {
  test('gets all events, shows its secret once, and is in the list', async () => {
    const { sent, answers } = fakeMutations();
    await open([], answers);
    const { url, send } = await openForm();
    write(url, URL);
    await send();
    expect((await shownSecret()).value).toBe(SECRET);
    expect(screen.getByText('standardwebhooks')).toBeTruthy();
    expect(sent).toEqual([{ url: URL, types: [] }]);
    expect(JSON.stringify(apolloClient().cache.extract())).not.toContain(SECRET);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain(SECRET));
    expect(card()?.textContent).toContain('EventsAll');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New Webhook' }));
  });

  test('gets only the selected events, and needs at least one', async () => {
    const { sent, answers } = fakeMutations();
    await open([], answers);
    const { form, url, send } = await openForm();
    write(url, URL);
    await userEvent.click(form.getByRole('radio', { name: 'Only some' }));
    await send();
    expect((await form.findByRole('alert')).textContent).toBe('Choose at least one event');
    await userEvent.click(form.getByRole('checkbox', { name: 'Order placed' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Commission payment requested' }));
    await send();
    await shownSecret();
    expect(sent).toEqual([{ url: URL, types: ['ORDER_PLACED', 'COMMISSION_PAYMENT_REQUESTED'] }]);
  });
});

describe('an existing webhook', () => {
  test('can get another URL and other events', async () => {
    const { sent, answers } = fakeMutations();
    await open([webhookOf({ types: ['ORDER_PLACED'] })], answers);
    const { form, url, send } = await openEdit();
    expect(url.value).toBe(URL);
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Order placed' }).checked).toBe(true);
    write(url, 'https://new.example/in');
    await userEvent.click(form.getByRole('radio', { name: 'All events' }));
    await send();
    expect(await screen.findByText('Webhook updated')).toBeTruthy();
    expect(sent).toEqual([{ url: 'https://new.example/in', types: [] }]);
    expect(screen.getByRole('heading', { name: 'https://new.example/in' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is turned off and on', async () => {
    const { sent, answers } = fakeMutations();
    await open([webhookOf()], answers);
    await userEvent.click(screen.getByRole('button', { name: `Turn Off – ${URL}` }));
    expect(await screen.findByText('Webhook turned off')).toBeTruthy();
    expect(card()?.textContent).toContain('Turned off');
    await userEvent.click(screen.getByRole('button', { name: `Turn On – ${URL}` }));
    expect(await screen.findByText('Webhook turned on')).toBeTruthy();
    expect(sent).toEqual([{ enabled: false }, { enabled: true }]);
  });
});

describe('a new secret', () => {
  test('is asked for first, is shown once, and the card says until when the old one signs', async () => {
    const sent: unknown[] = [];
    const until = '2026-03-07T18:00:00.000Z';
    await open([webhookOf()], {
      RotateWebhookSecret: (variables) => {
        sent.push(variables);
        const webhook = { __typename: 'Webhook', id: '4', oldSecretsUntil: until };
        return { rotateWebhookSecret: { __typename: 'RotateWebhookSecretPayload', webhook, secret: SECRET } };
      },
    });
    await userEvent.click(screen.getByRole('button', { name: `New Secret – ${URL}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New secret' }));
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Make a New Secret' }));
    expect((await shownSecret()).value).toBe(SECRET);
    expect(sent).toEqual([{ id: '4' }]);
    expect(JSON.stringify(apolloClient().cache.extract())).not.toContain(SECRET);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.body.innerHTML).not.toContain(SECRET));
    expect(card()?.textContent).toContain(`Old secret signs until${adminDateTime(until)}`);
  });
});

describe('a test event', () => {
  test.each([
    [{ succeeded: true, status: 204, error: null }, 'Test event accepted', 'The answer was 204.'],
    [{ succeeded: false, status: 500, error: null }, "The test event wasn't accepted", 'The answer was 500.'],
    [{ succeeded: false, status: null, error: 'No answer' }, "The test event wasn't accepted", 'No answer.'],
  ])('shows the answer %j', async (answer, title, description) => {
    await open([webhookOf()], {
      SendTestEvent: () => ({ sendTestEvent: { __typename: 'SendTestEventPayload', ...answer } }),
    });
    await userEvent.click(screen.getByRole('button', { name: `Send a Test Event – ${URL}` }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
  });
});

describe('deleting a webhook', () => {
  async function ask(answers: Answers = {}) {
    const server = await open([webhookOf()], answers);
    await userEvent.click(screen.getByRole('button', { name: `Delete – ${URL}` }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete webhook?' }));
    return { server, question };
  }

  test('removes the webhook from the list, and moves the focus to the list', async () => {
    const { question } = await ask({ DeleteWebhook: () => ({ deleteWebhook: true }) });
    await userEvent.click(question.getByRole('button', { name: 'Delete Webhook' }));
    expect(await screen.findByText('Webhook deleted')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^No Webhooks Yet/));
  });
});

describe('the deliveries of a webhook', () => {
  const createdAt = '2026-03-06T18:00:00.000Z';
  const deliveryOf = (id: string, given: Record<string, unknown> = {}) => ({
    __typename: 'WebhookDelivery',
    id,
    eventId: id,
    eventType: 'ORDER_PLACED',
    succeeded: true,
    status: 204,
    error: null,
    duration: 132,
    createdAt,
    ...given,
  });
  const page = (nodes: object[]) => ({
    viewer: {
      __typename: 'User',
      id: rancher.id,
      webhook: {
        __typename: 'Webhook',
        id: '4',
        deliveries: connectionOf('WebhookDelivery', nodes),
      },
    },
  });

  async function openDeliveries(DeliveriesDialog: Answers[string], answers: Answers = {}, given = {}) {
    const server = await open([webhookOf(given)], { DeliveriesDialog, ...answers });
    await userEvent.click(screen.getByRole('button', { name: `Deliveries – ${URL}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
    return { server, dialog };
  }
  const rowsOf = (dialog: { getAllByRole: typeof screen.getAllByRole }) =>
    dialog
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );

  test('show the result of each attempt', async () => {
    const refused = deliveryOf('8', { eventType: 'COMMISSION_PAID', succeeded: false, status: 500 });
    const lost = deliveryOf('7', {
      succeeded: false,
      status: null,
      error: 'The connection timed out',
      duration: 10_000,
    });
    const all = () => page([deliveryOf('9'), refused, lost]);
    const { server, dialog } = await openDeliveries(all, {}, { enabled: false });
    await dialog.findByRole('table', { name: 'Deliveries' });
    const time = adminDateTime(createdAt);
    expect(rowsOf(dialog)).toEqual([
      ['Order placed #9', time, 'Accepted (204)', '132 ms'],
      ['Commission paid #8', time, 'Rejected (500) ', '132 ms'],
      ['Order placed #7', time, 'No answer The connection timed out', '10,000 ms'],
    ]);
    expect(server.operations.filter((name) => name === 'DeliveriesDialog')).toHaveLength(1);
  });

  test('can be sent again, alone or with all later ones, and the list loaded again', async () => {
    const sent: unknown[] = [];
    const SendEventsAgain: Answers[string] = (variables) => {
      sent.push(variables);
      return { sendEventsAgain: { __typename: 'SendEventsAgainPayload', webhook: { __typename: 'Webhook', id: '4' } } };
    };
    const { server, dialog } = await openDeliveries(() => page([deliveryOf('9')]), { SendEventsAgain });
    await userEvent.click(await dialog.findByRole('button', { name: 'Send Again – Order placed #9' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send All From Here – Order placed #9' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send all from Order placed #9?' }));
    expect(sent).toHaveLength(1);
    await userEvent.click(question.getByRole('button', { name: 'Send All' }));
    expect((await screen.findAllByText('On its way again')).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(sent).toEqual([
        { id: '4', eventId: '9', andLater: false },
        { id: '4', eventId: '9', andLater: true },
      ]),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(server.operations.filter((name) => name === 'DeliveriesDialog')).toHaveLength(2));
  });

  test('can be empty', async () => {
    const { dialog } = await openDeliveries(() => page([]));
    expect(await dialog.findByText('Nothing has been sent in the last 30 days.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Deliveries – ${URL}`));
  });
});
