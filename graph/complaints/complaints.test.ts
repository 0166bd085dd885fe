import { beforeEach, describe, expect, test } from 'vitest';
import { messagePhotoPath } from '../../rules/conversations/messagePhotoPath';
import { writeLetter } from '../letters/writeLetter';
import { codeOf, errorOf, fieldsOf, testGraph } from '../testing/graph';
import { PASSWORD } from '../testing/make';
import { remindOfComplaints } from './silentSides';
import { complaining, dueIn } from './testing/complaining';

const { db, as, make } = await testGraph();
const { open, answer, accept, close, decide, read } = complaining({ as });

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let family: Awaited<ReturnType<typeof make.customer>>;
let order: Awaited<ReturnType<typeof make.order>>;

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher({ ranchName: 'Cedar Fork Ranch' });
  family = await make.customer({ name: 'Ann Miller' });
  order = await make.fulfilledOrder({ customerId: family.id, rancherId: rancher.ranch.id, customerName: 'Ann Miller' });
});

const parties = () => ({ customerId: family.id, rancherId: rancher.ranch.id });
const opened = async (input: object = {}, person: { id: number } = family) =>
  (await open(person, order.id, input)).data.openComplaint.complaint.id as string;
const proposed = async (input: object, id?: string) => {
  const complaintId = id ?? (await opened());
  const { entries } = (await answer(rancher, complaintId, input)).data.answerComplaint.complaint;
  return { id: complaintId, entryId: entries.at(-1).id as string };
};
const messageOf = (answered: Parameters<typeof errorOf>[0]) => errorOf(answered)?.message;
const state = async (id: string) => (await db('complaints').where({ id }).first()) as Record<string, unknown>;
const mailsTo = (userId: number) => db('mails').where({ userId, orderId: order.id }).orderBy('id').pluck('template');

describe('opening', () => {
  test('tells the other side, which has three days', async () => {
    const { data } = await open(family, order.id);
    expect(data.openComplaint.complaint).toMatchObject({
      ...{
        side: 'CUSTOMER',
        kind: 'WEIGHT',
        state: 'OPEN',
        waitsFor: 'RANCH',
        remedy: null,
        amount: null,
        givenBack: 0,
      },
      entries: [{ step: 'OPEN', side: 'CUSTOMER', authorName: 'Ann Miller', text: 'Twenty pounds are missing.' }],
    });
    const due = Date.parse(data.openComplaint.complaint.dueAt) - Date.now();
    expect(Math.round(due / 3_600_000)).toBe(72);
    expect(await mailsTo(rancher.id)).toEqual(['complaintNews']);
    const waiting = `{ order(id: ${order.id}) { complaintWaitsFor headline } }`;
    expect((await as(family).run(waiting)).data.order).toEqual({
      complaintWaitsFor: 'RANCH',
      headline: "Something is wrong, and it's the ranch's turn",
    });
    expect((await as(rancher).run(waiting)).data.order.headline).toBe("Something is wrong, and it's your turn");
    const [{ id: complaintId, entries }] = (await read(rancher, order.id)).data.order.complaints;
    const ref = { orderId: order.id, complaintId: Number(complaintId), side: 'RANCH' as const };
    const letter = await writeLetter(db, { template: 'complaintNews', ...ref, entryId: Number(entries[0].id) });
    expect(letter).toMatchObject({
      to: { address: rancher.owner.email },
      subject: `Order #${order.id}: Ann Miller said that something is wrong`,
      paragraphs: [expect.any(String), 'Please answer within 3 days. After that our team decides.'],
      link: { path: `/rancher-orders?wrong=${order.id}` },
    });
  });

  test.each([
    [{ kind: 'UNPAID', text: 'No' }, { text: 'Please say what happened, in a sentence or two' }],
    [{ text: 'x'.repeat(2_001) }, { text: 'At most 2000 characters (this has 2001)' }],
    [{ photos: ['/photos/a.webp'] }, { 'photos[0]': "This photo isn't stored. Please add it again." }],
  ])('%# is refused, and nothing is stored', async (input, errors) => {
    expect(fieldsOf(await open(family, order.id, input))).toEqual(errors);
    expect(await db('complaints').where({ orderId: order.id })).toEqual([]);
  });

  test('is refused for what the order or the side has nothing to do with', async () => {
    expect(messageOf(await open(rancher, order.id))).toBe("You can't say this of an order that is Fulfilled.");
    const fresh = await make.order(parties());
    expect(messageOf(await open(family, fresh.id, { kind: 'LATE' }))).toBe(
      'Please give the ranch three days to answer this request.',
    );
    const old = await make.fulfilledOrder(parties(), 181);
    expect(messageOf(await open(family, old.id))).toMatch(/for 180 days/);
    const called = await make.order({ ...parties(), status: 'CONTACTED' });
    expect(codeOf(await open(family, called.id))).toBe('CONFLICT');
    expect(codeOf(await open(family, called.id, { kind: 'NO_SHOW' }))).toBeUndefined();
    const canceled = await make.order({ ...parties(), status: 'CANCELED' });
    expect(codeOf(await open(family, canceled.id, { kind: 'UNPAID' }))).toBeUndefined();
  });

  test('is possible once a kind and side until it is closed, also at the same moment', async () => {
    const answers = await Promise.all([open(family, order.id), open(family, order.id)]);
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
    expect(codeOf(await open(family, order.id, { kind: 'PACKAGING' }))).toBeUndefined();
    expect(codeOf(await open(rancher, order.id, { kind: 'UNPAID' }))).toBeUndefined();
    const { id } = await db('complaints').where({ orderId: order.id, kind: 'WEIGHT' }).first();
    await close(family, String(id));
    expect(codeOf(await open(family, order.id))).toBeUndefined();
  });

  test('makes one with a key that is sent again, and refuses the key for another', async () => {
    const key = `key ${order.id}`;
    const [first, again] = [await open(family, order.id, {}, key), await open(family, order.id, {}, key)];
    expect(again.data.openComplaint.complaint.id).toBe(first.data.openComplaint.complaint.id);
    expect(codeOf(await open(family, order.id, { kind: 'LATE' }, key))).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('shows photos that the same person uploaded to the conversation, once', async () => {
    const { id: conversationId } = await db('conversations').where({ orderId: order.id }).first();
    const photo = { conversationId, hash: order.id.toString(16).padStart(32, '0'), width: 600, height: 400 };
    await db('messagePhotos').insert({ ...photo, senderId: family.id });
    const url = messagePhotoPath(photo);
    expect(codeOf(await open(rancher, order.id, { kind: 'MANNERS', photos: [url] }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await open(family, order.id, { photos: [url] }))).toBeUndefined();
    expect(codeOf(await open(family, order.id, { kind: 'SPOILED', photos: [url] }))).toBe('BAD_USER_INPUT');
    const [{ entries }] = (await read(rancher, order.id)).data.order.complaints;
    expect(entries[0].photos).toEqual([{ url }]);
  });

  test('is for the two sides alone', async () => {
    const id = await opened();
    for (const other of [await make.customer(), await make.rancher()]) {
      expect(codeOf(await open(other, order.id))).toBe('NOT_FOUND');
      expect(codeOf(await answer(other, id))).toBe('NOT_FOUND');
      expect(codeOf(await close(other, id))).toBe('NOT_FOUND');
      expect((await read(other, order.id)).data.order).toBeNull();
    }
  });

  test('is limited per person', async () => {
    for (let count = 0; count < 30; count++) await open(family, order.id);
    expect(codeOf(await open(family, order.id, { kind: 'LATE' }))).toBe('RATE_LIMITED');
  });
});

describe('agreeing', () => {
  test('on money is kept with the refund that the ranch records, which closes it', async () => {
    await db('orderPayments').insert({
      ...{ orderId: order.id, rancherId: rancher.ranch.id, kind: 'BALANCE', method: 'CHECK', amount: 180_000 },
      ...{ receivedOn: '2026-11-01', recordedBy: 'RANCH' },
    });
    const { id, entryId } = await proposed({ remedy: 'PART_BACK', amount: 12_000 });
    expect(await state(id)).toMatchObject({ state: 'ANSWERED', waitsFor: 'CUSTOMER', remindedAt: null });
    const { complaint } = (await accept(family, id, entryId)).data.acceptProposal;
    expect(complaint).toMatchObject({ state: 'AGREED', waitsFor: 'RANCH', remedy: 'PART_BACK', amount: 12_000 });
    const refund = (amount: number, given: object = {}) =>
      as(rancher).run(
        `mutation ($id: ID!, $input: OrderPaymentInput!) { recordOrderPayment(orderId: $id, input: $input) {
          payment { complaint { id state givenBack } } } }`,
        { id: order.id, input: { kind: 'REFUND', method: 'CHECK', amount, complaintId: id, ...given } },
      );
    expect(fieldsOf(await refund(100, { complaintId: '999999' }))).toEqual({
      complaintId: 'This order has no such complaint',
    });
    expect(fieldsOf(await refund(100, { kind: 'BALANCE' }))?.complaintId).toMatch(/^Only a refund/);
    const first = (await refund(5_000)).data.recordOrderPayment.payment.complaint;
    expect(first).toEqual({ id, state: 'AGREED', givenBack: 5_000 });
    const last = (await refund(7_000)).data.recordOrderPayment.payment.complaint;
    expect(last).toEqual({ id, state: 'CLOSED', givenBack: 12_000 });
    expect(await mailsTo(family.id)).toEqual([
      ...['complaintNews', 'orderPaymentRecorded', 'orderPaymentRecorded', 'complaintNews'],
    ]);
    expect(fieldsOf(await refund(100))?.complaintId).toMatch(/^Only a refund/);
  });

  test('moves no money by itself, and nothing more closes it', async () => {
    const { id, entryId } = await proposed({ remedy: 'NOTHING' });
    const { complaint } = (await accept(family, id, entryId)).data.acceptProposal;
    expect(complaint).toMatchObject({ state: 'CLOSED', waitsFor: null, remedy: 'NOTHING' });
    expect(await db('orderPayments').where({ orderId: order.id })).toEqual([]);
    expect(codeOf(await answer(rancher, id))).toBe('CONFLICT');
  });

  test('on a replacement waits until the family has it', async () => {
    const { id, entryId } = await proposed({ remedy: 'REPLACEMENT' });
    await accept(family, id, entryId);
    expect(codeOf(await close(rancher, id))).toBe('CONFLICT');
    expect((await close(family, id)).data.closeComplaint.complaint.state).toBe('CLOSED');
  });

  test('takes the newest proposal of the other side only', async () => {
    const { id, entryId } = await proposed({ remedy: 'NOTHING' });
    expect(messageOf(await accept(rancher, id, entryId))).toBe("You can't accept your own proposal.");
    await proposed({ remedy: 'PART_BACK', amount: 100 }, id);
    expect(messageOf(await accept(family, id, entryId))).toMatch(/newer proposal/);
    const { complaint } = (await answer(family, id, { remedy: 'PART_BACK', amount: 200 })).data.answerComplaint;
    expect(complaint).toMatchObject({ proposedBy: 'CUSTOMER', waitsFor: 'RANCH' });
    expect((await accept(rancher, id, complaint.entries.at(-1).id)).data.acceptProposal.complaint.amount).toBe(200);
  });

  test('refuses more than the order costs, and amounts without money', async () => {
    const id = await opened();
    const most = order.amount + order.shippingFee;
    expect(fieldsOf(await answer(rancher, id, { remedy: 'PART_BACK', amount: most + 1 }))?.amount).toMatch(/^At most/);
    expect(fieldsOf(await answer(rancher, id, { remedy: 'PART_BACK' }))?.amount).toMatch(/^Enter how much/);
    expect(codeOf(await answer(rancher, id, { remedy: 'PART_BACK', amount: most }))).toBeUndefined();
  });

  test('helpers answer, but only people who look after money offer or accept it', async () => {
    const helper = await make.helper(rancher.ranch.id, 'WORK_ORDERS');
    const id = await opened();
    expect(codeOf(await answer(helper, id, { remedy: 'PART_BACK', amount: 100 }))).toBe('FORBIDDEN');
    expect((await state(id)).state).toBe('OPEN');
    expect(
      codeOf(
        await as(helper).run(`mutation { answerComplaint(complaintId: ${id}, input: {
      text: "A new box is on its way.", remedy: REPLACEMENT }) { complaint { id } } }`),
      ),
    ).toBeUndefined();
    const own = (await answer(family, id, { remedy: 'PART_BACK', amount: 100 })).data.answerComplaint.complaint;
    const ACCEPT = `mutation { acceptProposal(complaintId: ${id}, entryId: ${own.entries.at(-1).id}) { complaint { id } } }`;
    expect(codeOf(await as(helper).run(ACCEPT))).toBe('FORBIDDEN');
    const seen = await as(helper).run(`{ order(id: ${order.id}) { complaints { kind entries { text amount } } } }`);
    expect(seen.errors?.every(({ extensions }) => extensions.code === 'FORBIDDEN')).toBe(true);
  });

  test('of two who end it at once, the second one is told', async () => {
    const { id, entryId } = await proposed({ remedy: 'NOTHING' });
    const ends = await Promise.all([accept(family, id, entryId), close(family, id), accept(family, id, entryId)]);
    expect(ends.filter((each) => !each.errors)).toHaveLength(1);
    expect(ends.flatMap((each) => codeOf(each) ?? [])).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await db('complaintEntries').where({ complaintId: id })).toHaveLength(3);
  });
});

test('tells partners of each state that it reaches, and of each answer', async () => {
  const typesOf = async (complaintId: string) => {
    const EVENTS = '{ events(last: 20) { nodes { type orderId amount complaintId complaint { kind state } } } }';
    const { nodes } = (await as(rancher).run(EVENTS)).data.events;
    const own = nodes.filter((event: { complaintId: string | null }) => event.complaintId === complaintId);
    const { state } = own[0].complaint;
    for (const event of own)
      expect(event).toMatchObject({ orderId: String(order.id), amount: 0, complaint: { kind: 'WEIGHT', state } });
    return own.map(({ type }: { type: string }) => type);
  };
  const { id, entryId } = await proposed({ remedy: 'NOTHING' });
  expect(await typesOf(id)).toEqual(['COMPLAINT_OPENED', 'COMPLAINT_ANSWERED']);
  const again = await proposed({ remedy: 'REPLACEMENT' }, id);
  expect(codeOf(await accept(family, id, entryId))).toBe('CONFLICT');
  await accept(family, id, again.entryId);
  await close(family, id);
  expect(await typesOf(id)).toEqual([
    ...['COMPLAINT_OPENED', 'COMPLAINT_ANSWERED', 'COMPLAINT_ANSWERED', 'COMPLAINT_AGREED', 'COMPLAINT_CLOSED'],
  ]);
  const silent = await opened();
  await dueIn(db, silent, -1);
  await remindOfComplaints(db);
  expect(await typesOf(silent)).toEqual(['COMPLAINT_OPENED']);
  await decide(await make.admin(), silent, { remedy: 'NOTHING' });
  expect(await typesOf(silent)).toEqual(['COMPLAINT_OPENED', 'COMPLAINT_CLOSED']);
});

test('the side that said it takes it back, and nobody else', async () => {
  const id = await opened({ kind: 'UNPAID' }, rancher);
  expect(messageOf(await close(family, id))).toBe('Only the side that said it can take it back.');
  expect(messageOf(await answer(rancher, id))).toBe('Please wait for the answer of the other side.');
  expect((await close(rancher, id, 'The check came today.')).data.closeComplaint.complaint).toMatchObject({
    state: 'CLOSED',
    remedy: null,
  });
  expect(await mailsTo(family.id)).toEqual(['complaintNews', 'complaintNews']);
  expect(messageOf(await close(rancher, id))).toBe('This is closed already.');
});

describe('the platform team', () => {
  test('gets what a side is silent about, after a reminder, each once', async () => {
    const admin = await make.admin();
    const id = await opened();
    await remindOfComplaints(db);
    expect(await mailsTo(rancher.id)).toEqual(['complaintNews']);
    await dueIn(db, id, 23);
    await remindOfComplaints(db);
    await remindOfComplaints(db);
    expect(await mailsTo(rancher.id)).toEqual(['complaintNews', 'complaintDue']);
    const due = { template: 'complaintDue', orderId: order.id, complaintId: Number(id), side: 'RANCH' } as const;
    expect((await writeLetter(db, due))?.subject).toBe(`Order #${order.id}: Ann Miller is waiting for you`);
    await dueIn(db, id, -1);
    await Promise.all([remindOfComplaints(db), remindOfComplaints(db)]);
    expect(await state(id)).toMatchObject({ state: 'OPEN', waitsFor: 'PLATFORM', dueAt: null });
    expect(await db('complaintEntries').where({ complaintId: id, step: 'ESCALATE' })).toHaveLength(1);
    expect(await db('mails').where({ userId: admin.id, template: 'complaintForTeam' })).not.toEqual([]);
    const toTeam = { template: 'complaintForTeam', complaintId: Number(id), userId: admin.id } as const;
    expect((await writeLetter(db, toTeam))?.link.path).toBe('/admin?tab=cases');
    expect(await writeLetter(db, due)).toBeUndefined();
  });

  test('decides with a reason, which both sides and the log get', async () => {
    const admin = await make.admin();
    const id = await opened();
    expect(messageOf(await decide(admin, id))).toBe('The two sides still have time to agree.');
    await answer(rancher, id, { asksTeam: true });
    expect(fieldsOf(await decide(admin, id, { reason: ' ' }))?.reason).toBe('Please give both sides a reason');
    const { complaint } = (await decide(admin, id, { remedy: 'PART_BACK', amount: 5_000 })).data.decideComplaint;
    expect(complaint).toMatchObject({ state: 'DECIDED', waitsFor: 'RANCH', remedy: 'PART_BACK', amount: 5_000 });
    expect(messageOf(await decide(admin, id))).toBe('This is Decided already.');
    expect((await mailsTo(family.id)).at(-1)).toBe('complaintNews');
    expect((await mailsTo(rancher.id)).at(-1)).toBe('complaintNews');
    const [entry] = await db('auditEntries').where({ actorId: admin.id, action: 'COMPLAINT_DECIDED' });
    expect(entry).toMatchObject({ recordType: 'ORDER', recordId: order.id });
    expect(entry.changes).toContainEqual({ field: 'reason', before: null, after: 'The scale slip says so.' });
    expect(fieldsOf(await close(admin, id))).toEqual({ reason: 'Please give a reason' });
    expect((await close(admin, id, 'The family has it.')).data.closeComplaint.complaint.state).toBe('CLOSED');
  });

  test('decides or the sides agree, never both', async () => {
    const admin = await make.admin();
    const { id, entryId } = await proposed({ remedy: 'REPLACEMENT', asksTeam: true });
    const ends = await Promise.all([decide(admin, id, { remedy: 'REPLACEMENT' }), accept(family, id, entryId)]);
    expect(ends.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  });

  test('reads what was said only with a reason, which is logged', async () => {
    const admin = await make.admin();
    await opened();
    const [closed] = (await read(admin, order.id)).data.order.complaints;
    expect([closed.kind, closed.entries[0].text, closed.entries[0].photos]).toEqual(['WEIGHT', null, []]);
    const READ = `mutation ($id: ID!) { readConversation(conversationId: $id, reason: "A complaint") {
      conversation { order { complaints { entries { text } } } } } }`;
    const { conversation } = (await as(admin).run(READ, { id: closed.conversationId })).data.readConversation;
    expect(conversation.order.complaints[0].entries).toEqual([{ text: 'Twenty pounds are missing.' }]);
    expect(await db('auditEntries').where({ actorId: admin.id, action: 'CONVERSATION_READ' })).toHaveLength(1);
    const [other] = (await read(await make.admin(), order.id)).data.order.complaints;
    expect(other.entries[0].text).toBeNull();
  });

  test('sees complaints and reports in one list, with who they wait for', async () => {
    const admin = await make.admin();
    const id = await opened();
    const { id: reviewId } = await make.review(order, { reportedAt: db.fn.now() as never });
    const LIST = `query ($waitsFor: OrderParty) { admin { cases(waitsFor: $waitsFor, first: 100) { nodes {
      id kind waitsFor since complaint { id } message { id } review { id } } totalCount } } }`;
    const own = [`COMPLAINT-${id}`, `REVIEW-${reviewId}`];
    const list = async (waitsFor: string | null) =>
      (await as(admin).run(LIST, { waitsFor })).data.admin.cases.nodes.filter((found: { id: string }) =>
        own.includes(found.id),
      );
    expect(await list(null)).toMatchObject([
      { kind: 'COMPLAINT', waitsFor: 'RANCH', complaint: { id }, message: null, review: null },
      { kind: 'REVIEW', waitsFor: 'PLATFORM', complaint: null, review: { id: String(reviewId) } },
    ]);
    expect((await list('PLATFORM')).map((found: { id: string }) => found.id)).toEqual([`REVIEW-${reviewId}`]);
    await close(family, id);
    expect((await list(null)).map((found: { id: string }) => found.id)).toEqual([`REVIEW-${reviewId}`]);
  });
});

test('what was promised and not done goes to the team', async () => {
  const { id, entryId } = await proposed({ remedy: 'REPLACEMENT' });
  await accept(family, id, entryId);
  await dueIn(db, id, -1);
  await remindOfComplaints(db);
  expect(await state(id)).toMatchObject({ state: 'AGREED', waitsFor: 'PLATFORM' });
  expect((await close(family, id)).data.closeComplaint.complaint.state).toBe('CLOSED');
});

test('an open complaint holds the commission of its order back from being overdue', async () => {
  const admin = await make.admin();
  const charged = await make.order({ ...parties(), status: 'FULFILLED', commissionAmount: 10_000 });
  const createdAt = new Date(Date.now() - 90 * 86_400_000).toISOString();
  const charge = { rancherId: rancher.ranch.id, orderId: charged.id, type: 'CHARGE', amount: 10_000, description: '' };
  await db('commissionTransactions').insert({ ...charge, createdAt });
  const overdue = async () => {
    const { data } = await as(admin).run('{ admin { overdueCommissions(first: 100) { nodes { id } } } }');
    return data.admin.overdueCommissions.nodes.some(({ id }: { id: string }) => id === String(rancher.ranch.id));
  };
  expect(await overdue()).toBe(true);
  const { id } = (await open(family, charged.id)).data.openComplaint.complaint;
  expect(await overdue()).toBe(false);
  await db.raw('select fold_charges()');
  expect(await overdue()).toBe(false);
  await close(family, id);
  expect(await overdue()).toBe(true);
});

describe('closing an account', () => {
  const leave = async (person: { id: number }, user = person) => {
    await make.credentialsOf(user as never);
    return as(person).run(`mutation { deleteAccount(input: { password: "${PASSWORD}" }) { deletesAt } }`);
  };

  test('a family takes back what it said, and what its ranch said goes to the team', async () => {
    const [own, theirs] = [await opened(), await opened({ kind: 'UNPAID' }, rancher)];
    expect((await leave(family)).errors).toBeUndefined();
    expect(await state(own)).toMatchObject({ state: 'CLOSED', waitsFor: null, dueAt: null });
    expect(await state(theirs)).toMatchObject({ state: 'OPEN', waitsFor: 'PLATFORM', dueAt: null });
    expect((await mailsTo(rancher.id)).slice(-2)).toEqual(['complaintNews', 'complaintNews']);
  });

  test('a ranch settles first', async () => {
    const id = await opened();
    expect(messageOf(await leave(rancher, rancher.owner))).toMatch(/^Something is still wrong with 1 order/);
    await close(family, id);
    expect((await leave(rancher, rancher.owner)).errors).toBeUndefined();
  });
});
