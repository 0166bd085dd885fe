import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { QueuedOffline } from '../../errors/QueuedOffline';
import { AnswerComplaintDocument, OpenComplaintDocument } from '../../parts/complaints/WrongDialog.generated';
import {
  OrderStatusNowDocument,
  UpdateOrderStatusDocument,
} from '../../parts/orders/status/UpdateOrderStatus.generated';
import { UpdateOrderDetailsDocument } from '../../rancher/orders/OrderDetailsDialog.generated';
import { BalancesPageDocument } from '../../rancher/settlement/BalancesPage.generated';
import { customer, rancher, refusal } from '../../testing/visit';
import { storedData } from '../storedData';
import { phone, storage } from '../testing/phone';
import { outbox } from './outbox';

beforeEach(storage);

type Sent = { status?: string; key: string; input?: object };

/** Opens a phone with a fake server that records its requests, and makes each change only once. */
async function openPhone(refused: Record<string, object> = {}, answers: Parameters<typeof phone>[1] = {}) {
  const sent: Sent[] = [];
  const made = new Map<string, Sent>();
  const answerMutation = (variables: Record<string, unknown>) => {
    const change = variables as unknown as Sent;
    sent.push(change);
    const answer = refused[change.status ?? 'note'];
    if (answer) return answer;
    made.set(change.key, change);
    return { updateOrderStatus: null, updateOrderDetails: null };
  };
  const all = await phone(rancher, {
    ...answers,
    UpdateOrderStatus: answerMutation as never,
    UpdateOrderDetails: answerMutation as never,
  });
  const move = (status: 'CONTACTED' | 'PROCESSING' | 'FULFILLED') =>
    all.client.mutate({
      mutation: UpdateOrderStatusDocument,
      variables: { orderId: '12', status, notes: '', withMoney: true },
    });
  const note = (privateNotes: string) =>
    all.client.mutate({
      mutation: UpdateOrderDetailsDocument,
      variables: { orderId: '12', input: { privateNotes, handoverDay: '' } },
    });
  return { ...all, sent, made, move, note, statuses: () => sent.map(({ status, input }) => status ?? input) };
}

const titles = () => outbox.changes().map(({ title }) => title);

test('changes made without reception wait, and are sent in order when there is reception', async () => {
  const { network, client, move, note, sent, statuses } = await openPhone();
  network.isThere = false;
  await expect(move('CONTACTED')).rejects.toThrow(QueuedOffline);
  await expect(note('Gate code 4411')).rejects.toThrow(QueuedOffline);
  await expect(move('PROCESSING')).rejects.toThrow(QueuedOffline);
  expect(titles()).toEqual([
    'Mark order #12 as Contacted',
    'Notes and day of order #12',
    'Mark order #12 as Processing',
  ]);
  await outbox.send(client);
  expect([sent.length, titles().length]).toEqual([0, 3]);
  network.isThere = true;
  await outbox.send(client);
  expect(statuses()).toEqual(['CONTACTED', { privateNotes: 'Gate code 4411', handoverDay: '' }, 'PROCESSING']);
  expect(titles()).toEqual([]);
});

test('a change whose response was lost is sent again with the same key, so that it is made only once', async () => {
  const { network, client, move, sent, made } = await openPhone();
  network.losesAnswers = true;
  await expect(move('CONTACTED')).rejects.toThrow(QueuedOffline);
  network.losesAnswers = false;
  await outbox.send(client);
  expect(sent).toHaveLength(2);
  expect(made.size).toBe(1);
  expect(titles()).toEqual([]);
});

test('sending twice at the same time, as from two tabs, sends each change once', async () => {
  const { network, client, move, sent } = await openPhone();
  network.isThere = false;
  await move('CONTACTED').catch(() => {});
  network.isThere = true;
  await Promise.all([outbox.send(client), outbox.send(client)]);
  expect(sent).toHaveLength(1);
});

test('a change after a waiting one waits behind it, even with a network', async () => {
  const { network, client, move, note, statuses } = await openPhone();
  network.isThere = false;
  await move('CONTACTED').catch(() => {});
  network.isThere = true;
  await expect(note('Later')).rejects.toThrow(QueuedOffline);
  await outbox.send(client);
  expect(statuses()).toEqual(['CONTACTED', { privateNotes: 'Later', handoverDay: '' }]);
});

test('a refused change stays with its reason, and the next ones are sent', async () => {
  const gone = refusal('CONFLICT', 'This order is Canceled');
  const { network, client, move, note } = await openPhone({ CONTACTED: gone });
  network.isThere = false;
  await move('CONTACTED').catch(() => {});
  await note('Gate code 4411').catch(() => {});
  network.isThere = true;
  await outbox.send(client);
  expect(outbox.changes()).toMatchObject([{ title: 'Mark order #12 as Contacted', refusal: 'This order is Canceled' }]);
  await outbox.discard(client, outbox.changes()[0]!);
  expect(titles()).toEqual([]);
});

test('a screen that showed a change as made shows the current status after the change is refused', async () => {
  const { network, client, move } = await openPhone(
    { CONTACTED: refusal('CONFLICT', 'This order is Canceled') },
    {
      OrderStatusNow: () => ({
        order: {
          __typename: 'Order',
          id: '12',
          status: 'CANCELED',
          nextStatuses: [],
          updatedAt: null,
          headline: 'Canceled',
          statusUpdates: [],
        },
      }),
    },
  );
  network.isThere = false;
  await move('CONTACTED').catch(() => {});
  network.isThere = true;
  const screen = client.watchQuery({ query: OrderStatusNowDocument, variables: { orderId: '12' } });
  const watching = screen.subscribe({});
  onTestFinished(() => watching.unsubscribe());
  const shown = () => screen.getCurrentResult().data?.order?.status;
  await vi.waitFor(() => expect(shown()).toBe('CONTACTED'));
  await outbox.send(client);
  await vi.waitFor(() => expect(shown()).toBe('CANCELED'));
});

test('a refused note can be sent again, and then overwrites the current one', async () => {
  const refused: Record<string, object> = { note: refusal('CONFLICT', 'The notes changed') };
  const { network, client, note, sent } = await openPhone(refused);
  network.isThere = false;
  await note('Mine').catch(() => {});
  network.isThere = true;
  await outbox.send(client);
  delete refused.note;
  await outbox.retry(outbox.changes()[0]!, { expected: null });
  await outbox.send(client);
  expect(sent.at(-1)).toMatchObject({ expected: null, input: { privateNotes: 'Mine' } });
  expect(titles()).toEqual([]);
});

test.each(['UNAUTHENTICATED', 'RATE_LIMITED', 'INTERNAL'])(
  'the error %s leaves all changes waiting in their order',
  async (code) => {
    const refused: Record<string, object> = { CONTACTED: refusal(code, 'Not now') };
    const { network, client, move, note, statuses } = await openPhone(refused);
    network.isThere = false;
    await move('CONTACTED').catch(() => {});
    await note('Second').catch(() => {});
    network.isThere = true;
    await outbox.send(client);
    expect(statuses()).toEqual(['CONTACTED']);
    expect(titles()).toHaveLength(2);
  },
);

test.each([
  [AnswerComplaintDocument, 'Answer to what is wrong with an order', { complaintId: '8' }],
  [OpenComplaintDocument, 'What is wrong with order #12', { orderId: '12' }],
])('what is wrong with an order waits with its photos, and is sent with its key: %#', async (mutation, title, of) => {
  const done: Sent[] = [];
  const take = (variables: Sent) => {
    done.push(variables);
    return { answerComplaint: null, openComplaint: null };
  };
  const answers = { AnswerComplaint: take, OpenComplaint: take } as never;
  const { network, client } = await phone(rancher, answers);
  network.isThere = false;
  const input = { text: 'Two packs were open.', photos: ['/photos/messages/5/a.webp'] };
  const variables = { ...of, input, withMoney: false } as never;
  await expect(client.mutate({ mutation: mutation as typeof AnswerComplaintDocument, variables })).rejects.toThrow(
    QueuedOffline,
  );
  expect(titles()).toEqual([title]);
  network.isThere = true;
  await outbox.send(client);
  expect(done).toEqual([variables]);
  expect(done[0]?.key).toMatch(/^\w{32}$/);
});

test('a change that charges money or cannot be undone does not wait', async () => {
  const { network, move } = await openPhone();
  network.isThere = false;
  await expect(move('FULFILLED')).rejects.toThrow('Failed to fetch');
  expect(titles()).toEqual([]);
});

test('if nothing can be stored, the change fails with the network error', async () => {
  const { network, move } = await openPhone();
  network.isThere = false;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await expect(move('CONTACTED')).rejects.toThrow('Failed to fetch');
  vi.restoreAllMocks();
});

test('changes survive a reload and an expired session, and are deleted when someone else signs in', async () => {
  const { network, move } = await openPhone();
  network.isThere = false;
  await move('CONTACTED').catch(() => {});
  await outbox.open(undefined);
  await storedData.forget({ changes: false });
  expect(titles()).toEqual([]);
  await storedData.claim(rancher, 0);
  await outbox.open(rancher.id);
  expect(titles()).toEqual(['Mark order #12 as Contacted']);
  await storedData.claim(customer, 0);
  await outbox.open(rancher.id);
  expect(titles()).toEqual([]);
});

test('a change that the current version cannot send is shown as refused', async () => {
  const { client } = await openPhone();
  await outbox.add(client, { operation: 'BrandCattle', variables: {}, title: 'Brand #4', at: 0 });
  await outbox.send(client);
  expect(outbox.changes()).toMatchObject([{ title: 'Brand #4', refusal: expect.stringContaining('An older version') }]);
});

test('a screen with sums is loaded again when a waiting change was made', async () => {
  const BalancesPage = vi.fn(() => ({ viewer: { __typename: 'User', id: rancher.id, ranch: null } }));
  const { network, client, move } = await openPhone({}, { BalancesPage });
  const shown = client.watchQuery({ query: BalancesPageDocument }).subscribe({});
  onTestFinished(() => shown.unsubscribe());
  await expect.poll(() => BalancesPage.mock.calls.length).toBe(1);
  network.isThere = false;
  await move('CONTACTED').catch(() => {});
  network.isThere = true;
  await outbox.send(client);
  expect(BalancesPage).toHaveBeenCalledTimes(2);
});
