import { describe, expect, test } from 'vitest';
import { dutiesOf } from '../../rules/accounts/duties';
import { fileApp, testApp, testBrowser, testStream } from '../http/testing/app';
import { writeLetter } from '../letters/writeLetter';
import { queueMailToAdmins } from '../mail/queueMail';
import { nodeIdOf } from '../schema/arguments';
import { codeOf, testGraph } from '../testing/graph';

// Who gets which field is in docs/permissions.md, and tested in graph/permission.
const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const ME = '{ viewer { userType duties ranchRole adminRole ranch { id } } }';
const MOVE = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: CONTACTED) { id } }';
const messageOf = ({ errors }: Awaited<ReturnType<ReturnType<typeof as>['run']>>) => errors?.[0]?.message;

async function ranchWithHelpers() {
  const { owner, ranch } = await make.rancher();
  const worker = await make.helper(ranch.id, 'WORK_ORDERS', { name: 'Hank Helper' });
  const runner = await make.helper(ranch.id, 'RUN_RANCH', { name: 'Ruth Runner' });
  const customer = await make.customer();
  const order = await make.order({ customerId: customer.id, rancherId: ranch.id });
  return { owner, ranch, worker, runner, customer, order };
}

async function signedIn(origin: string, user: Awaited<ReturnType<typeof make.customer>>) {
  const browser = testBrowser();
  const input = await make.credentialsOf(user);
  await browser.run(origin, 'mutation ($input: LoginInput!) { login(input: $input) { id } }', { input });
  return browser;
}

describe('the viewer', () => {
  test('has a ranch, a role and duties', async () => {
    const { owner, ranch, worker, runner } = await ranchWithHelpers();
    const is = (userType: string, given: object) => ({
      userType,
      ranchRole: null,
      adminRole: null,
      ranch: null,
      ...given,
    });
    const at = { id: String(ranch.id) };
    for (const [person, role] of [
      [owner, 'OWNER'],
      [runner, 'RUN_RANCH'],
      [worker, 'WORK_ORDERS'],
    ] as const) {
      const expected = is('RANCHER', { duties: dutiesOf(role), ranchRole: role, ranch: at });
      expect((await as(person).run(ME)).data.viewer).toEqual(expected);
    }
    for (const adminRole of ['ALL', 'SUPPORT', 'FINANCE'] as const) {
      const admin = await make.admin({ adminRole });
      expect((await as(admin).run(ME)).data.viewer).toEqual(is('ADMIN', { duties: dutiesOf(adminRole), adminRole }));
    }
    expect((await as(await make.customer()).run(ME)).data.viewer).toEqual(is('CUSTOMER', { duties: [] }));
  });

  test('sees the number of unread messages to the ranch that they help', async () => {
    const { worker, customer, order, ranch } = await ranchWithHelpers();
    const parties = { customerId: customer.id, rancherId: ranch.id, orderId: order.id };
    await make.message((await make.conversation(parties)).id);
    expect((await as(worker).run('{ viewer { unreadMessages } }')).data.viewer).toEqual({ unreadMessages: 1 });
  });
});

describe('a refusal', () => {
  test('says who may do what was refused', async () => {
    const { worker, runner, ranch } = await ranchWithHelpers();
    const balance = `{ rancher(id: ${ranch.id}) { commission { balance } } }`;
    expect(messageOf(await as(runner).run(balance))).toBe("Only the ranch's owner takes care of its money");
    const price = 'mutation { updateBeefPrices(input: { halfCowPrice: 190000 }) { id } }';
    expect(messageOf(await as(worker).run(price))).toBe('Your role at the ranch is to work its orders');
    expect(messageOf(await as(await make.admin({ adminRole: 'SUPPORT' })).run(balance))).toBe(
      "Your role doesn't include money",
    );
    // A helper of another ranch learns nothing about this ranch's roles.
    expect(messageOf(await as(await make.helper((await make.rancher()).ranch.id, 'RUN_RANCH')).run(balance))).toBe(
      'You may not do this',
    );
  });

  test('stops a helper who was removed from the ranch', async () => {
    const { worker, order } = await ranchWithHelpers();
    await db('ranchHelpers').where({ userId: worker.id }).delete();
    const refused = await as(worker).run(MOVE, { id: String(order.id) });
    expect([codeOf(refused), messageOf(refused)]).toEqual(['FORBIDDEN', "You don't help at this ranch anymore"]);
    for (const query of [
      '{ conversations { totalCount } }',
      '{ events { totalCount } }',
      'mutation { renewCalendarUrl { user { id } } }',
    ])
      expect(codeOf(await as(worker).run(query))).toBe('FORBIDDEN');
    expect((await as(worker).run(`{ order(id: ${order.id}) { id } }`)).data.order).toBeNull();
  });
});

describe('a change of duties', () => {
  test('applies to the next request on every server', async () => {
    const [here, there] = [await testApp(), await testApp()];
    const { worker, order } = await ranchWithHelpers();
    const browser = await signedIn(here.origin, worker);
    const read = (origin: string) => browser.run(origin, '{ viewer { duties } }');
    for (const { origin } of [here, there]) expect((await read(origin)).data.viewer).toEqual({ duties: ['ORDERS'] });
    await db('ranchHelpers').where({ userId: worker.id }).update({ role: 'RUN_RANCH' });
    for (const { origin } of [here, there])
      await expect.poll(async () => (await read(origin)).data.viewer.duties).toEqual(['ORDERS', 'RANCH']);
    await db('ranchHelpers').where({ userId: worker.id }).delete();
    for (const { origin } of [here, there])
      await expect.poll(async () => (await read(origin)).data.viewer.duties).toEqual([]);
    expect(codeOf(await browser.run(there.origin, MOVE, { id: String(order.id) }))).toBe('FORBIDDEN');
  });

  test('applies to an admin, too', async () => {
    const admin = await make.admin();
    const browser = await signedIn(origin, admin);
    const read = async () => (await browser.run(origin, '{ viewer { duties adminRole } }')).data.viewer;
    expect(await read()).toEqual({ duties: dutiesOf('ALL'), adminRole: 'ALL' });
    await db('users').where({ id: admin.id }).update({ adminRole: 'FINANCE' });
    await expect.poll(read).toEqual({ duties: ['MONEY'], adminRole: 'FINANCE' });
  });

  test('ends the open streams of a helper who is removed', async () => {
    const { worker } = await ranchWithHelpers();
    const stream = await testStream(await signedIn(origin, worker), origin, 'subscription { ranchOrders { id } }');
    await db('ranchHelpers').where({ userId: worker.id }).delete();
    expect(await stream.next()).toMatchObject({ event: 'complete' });
  });
});

describe('the money of an order', () => {
  const NOTES = 'Estimated total: $1,800.00. The final price is confirmed by the rancher.\nCall after six';

  test('is left out of notes and mails for people without the duty, whichever way they are read', async () => {
    const { owner, worker, customer, order } = await ranchWithHelpers();
    const support = await make.admin({ adminRole: 'SUPPORT' });
    await db('orders').where({ id: order.id }).update({ notes: NOTES });
    const notesFor = async (person: typeof owner, field: string) =>
      (await as(person).run(`{ order(id: ${order.id}) { ${field} } }`)).data.order.notes;
    // A compiled read, and one by resolvers, since an alias of a field with arguments isn't compiled.
    for (const field of ['notes', 'notes review { id } statusUpdates { id }']) {
      for (const person of [owner, customer]) expect(await notesFor(person, field)).toBe(NOTES);
      for (const person of [worker, support]) expect(await notesFor(person, field)).toBe('Call after six');
    }
    await db('mails').insert({ template: 'balanceDue', orderId: order.id, subject: 'Your total is $1,301.20' });
    const mails = `{ admin { mails(orderId: ${order.id}) { nodes { subject } } } }`;
    expect((await as(support).run(mails)).data.admin.mails.nodes).toEqual([{ subject: 'Your total is $…' }]);
    expect((await as(await make.admin()).run(mails)).data.admin.mails.nodes).toEqual([
      { subject: 'Your total is $1,301.20' },
    ]);
  });

  test('does not sort orders for them, and a change whose answer has it is refused before it writes', async () => {
    const { owner, worker, ranch, order } = await ranchWithHelpers();
    const sorted = `{ rancher(id: ${ranch.id}) { orders(sort: AMOUNT) { totalCount } } }`;
    expect(codeOf(await as(worker).run(sorted))).toBe('FORBIDDEN');
    expect((await as(owner).run(sorted)).errors).toBeUndefined();
    const all = '{ admin { orders(sort: AMOUNT_ASC) { totalCount } } }';
    expect(codeOf(await as(await make.admin({ adminRole: 'SUPPORT' })).run(all))).toBe('FORBIDDEN');
    const move = `mutation { updateOrderStatus(orderId: ${order.id}, status: CONTACTED) { id total } }`;
    expect(codeOf(await as(worker).run(move))).toBe('FORBIDDEN');
    expect(await db('orders').where({ id: order.id }).first('status')).toEqual({ status: 'PENDING' });
  });
});

describe('the database', () => {
  test('lets only ranchers without a ranch help, and each at only one ranch', async () => {
    const { ranch, owner, worker, customer } = await ranchWithHelpers();
    const { ranch: other } = await make.rancher();
    const help = (userId: number, rancherId: number) =>
      db('ranchHelpers').insert({ userId, rancherId, role: 'RUN_RANCH' });
    await expect(help(owner.id, other.id)).rejects.toThrow('who owns a ranch cannot help at one');
    await expect(help(customer.id, ranch.id)).rejects.toThrow('helpers are ranchers');
    await expect(help(worker.id, other.id)).rejects.toThrow('ranch_helpers_pkey');
    await expect(db('ranchers').where({ id: other.id }).update({ userId: worker.id })).rejects.toThrow(
      'a helper cannot own a ranch',
    );
  });
});

describe('duties beyond access to fields', () => {
  test('only people with the duty MONEY change how families pay, and others may send it unchanged', async () => {
    const { ranch, owner, runner } = await ranchWithHelpers();
    const edit =
      'mutation ($id: ID!, $input: RancherProfileInput!) { updateRancherProfile(rancherId: $id, input: $input) { id } }';
    const change = (person: { id: number }, input: object) =>
      as(person).run(edit, { id: String(ranch.id), input: { herdSize: '40', ...input } });
    const set = async (person: { id: number }, paymentInstructions: string) =>
      codeOf(await change(person, { paymentInstructions }));
    const link = (paymentLink: string) => ({ paymentLink });
    expect(codeOf(await change(owner, link('https://pay.example/LoneOak')))).toBeUndefined();
    expect(codeOf(await change(runner, link('https://pay.example/LoneOak')))).toBeUndefined();
    expect(codeOf(await change(runner, link('https://pay.example/Ruth')))).toBe('FORBIDDEN');
    const { errors } = await change(owner, link('http://pay.example/LoneOak'));
    expect(errors?.[0]?.extensions.fields).toEqual({
      paymentLink: 'It must start with https://',
    });
    expect(await set(owner, 'Check to the ranch')).toBeUndefined();
    expect(await set(runner, 'Check to the ranch')).toBeUndefined();
    expect(await set(runner, 'Check to Ruth')).toBe('FORBIDDEN');
    expect(await set(await make.admin({ adminRole: 'SUPPORT' }), 'Check to me')).toBe('FORBIDDEN');
    expect(await db('ranchers').where({ id: ranch.id }).first('paymentInstructions')).toEqual({
      paymentInstructions: 'Check to the ranch',
    });
  });

  test('a helper who handles orders weighs them, but cannot change their charges', async () => {
    const { worker, runner, ranch, customer } = await ranchWithHelpers();
    const order = await make.order({ customerId: customer.id, rancherId: ranch.id, status: 'PROCESSING' });
    const weigh = async (person: { id: number }, charges: string) =>
      codeOf(
        await as(person).run(
          `mutation { weighOrder(orderId: ${order.id}, input: { reason: "Packed"${charges} }) { order { id } } }`,
        ),
      );
    const ice = ', charges: [{ kind: CHARGE, amount: 100, reason: "Ice" }]';
    expect(await weigh(worker, '')).toBeUndefined();
    expect(await weigh(worker, ice)).toBe('FORBIDDEN');
    expect(await weigh(runner, ice)).toBeUndefined();
    expect(await weigh(worker, ice)).toBeUndefined();
  });

  test('an admin without the duty MONEY cannot learn balances through filters, sort orders or node ids', async () => {
    const [support, finance] = [await make.admin({ adminRole: 'SUPPORT' }), await make.admin({ adminRole: 'FINANCE' })];
    const { ranch, runner } = await ranchWithHelpers();
    const [entry] = await db('commissionTransactions')
      .insert({ rancherId: ranch.id, type: 'REQUEST', amount: 100, description: 'Wish', method: 'VENMO' })
      .returning('id');
    for (const args of ['owes: true', 'owes: false', 'sort: BALANCE', 'sort: RATE']) {
      const query = `{ admin { ranchers(first: 1, ${args}) { nodes { id } } } }`;
      expect(codeOf(await as(support).run(query))).toBe('FORBIDDEN');
      expect(codeOf(await as(finance).run(query))).toBeUndefined();
    }
    const node = `{ node(id: "${nodeIdOf('CommissionTransaction', entry.id)}") { nodeId } }`;
    for (const person of [support, runner]) expect((await as(person).run(node)).data.node).toBeNull();
    expect((await as(finance).run(node)).data.node).not.toBeNull();
  });

  test('only people who may move an order or animal see its next statuses or stages', async () => {
    const { worker, runner, ranch, order } = await ranchWithHelpers();
    const animal = await make.animal(ranch.id);
    const finance = await make.admin({ adminRole: 'FINANCE' });
    const read = async (person: { id: number }) => {
      const { data } = await as(person).run(
        `{ order(id: ${order.id}) { nextStatuses } animal(id: ${animal.id}) { nextStages } }`,
      );
      return [data.order.nextStatuses.length > 0, data.animal.nextStages.length > 0];
    };
    expect(await read(worker)).toEqual([true, false]);
    expect(await read(runner)).toEqual([true, true]);
    expect(await read(finance)).toEqual([false, false]);
  });

  test('admins are mailed only about their own duties', async () => {
    const { ranch } = await make.rancher({ approval: 'PENDING' });
    const roles = ['ALL', 'SUPPORT', 'FINANCE'] as const;
    const admins = await Promise.all(roles.map((adminRole) => make.admin({ adminRole })));
    const recipients = async (template: string) => {
      const mails = await db('mails').where({ template }).select('userId');
      return roles.filter((_, index) => mails.some(({ userId }) => userId === admins[index]?.id));
    };
    await db.transaction((trx) => queueMailToAdmins(trx, { template: 'rancherApplied', rancherId: ranch.id }));
    const request = { rancherId: ranch.id, type: 'REQUEST', amount: 100, description: 'Wish', method: 'VENMO' };
    const [{ id: transactionId }] = await db('commissionTransactions').insert(request).returning('id');
    await db.transaction((trx) => queueMailToAdmins(trx, { template: 'paymentRequested', transactionId }));
    expect(await recipients('rancherApplied')).toEqual(['ALL', 'SUPPORT']);
    expect(await recipients('paymentRequested')).toEqual(['ALL', 'FINANCE']);
    // A mail that waits while the role changes isn't sent.
    const [all] = admins;
    const waiting = { template: 'paymentRequested', transactionId, userId: all?.id ?? 0 } as const;
    expect(await writeLetter(db, waiting)).toBeDefined();
    await db('users').where({ id: all?.id }).update({ adminRole: 'SUPPORT' });
    expect(await writeLetter(db, waiting)).toBeUndefined();
  });
});

describe('the person who acted for the ranch', () => {
  test('is named in the audit log, and to the ranch and admins in the history', async () => {
    const { worker, owner, customer, order } = await ranchWithHelpers();
    await as(worker).run(MOVE, { id: String(order.id) });
    const read = async (person: { id: number }) =>
      (
        await as(person).run(`{ order(id: ${order.id}) { statusUpdates { movedBy moverName } } }`)
      ).data.order.statusUpdates.at(-1);
    for (const person of [owner, worker, await make.admin()])
      expect(await read(person)).toEqual({ movedBy: 'RANCH', moverName: 'Hank Helper' });
    expect(await read(customer)).toEqual({ movedBy: 'RANCH', moverName: null });
    const notes =
      'mutation ($id: ID!, $input: OrderDetailsInput!) { updateOrderDetails(orderId: $id, input: $input) { order { id } } }';
    for (const person of [worker, owner])
      await as(person).run(notes, { id: String(order.id), input: { privateNotes: `Call ${person.name}` } });
    const entries = await db('auditEntries').where({ recordType: 'ORDER', recordId: order.id }).orderBy('id');
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['ORDER_MOVED', 'Hank Helper'],
      ['ORDER_EDITED', 'Hank Helper'],
    ]);
  });

  test('is named at a message only to the ranch', async () => {
    const { worker, owner, customer, order } = await ranchWithHelpers();
    const parties = { customerId: customer.id, rancherId: order.rancherId, orderId: order.id };
    const { id } = await make.conversation(parties);
    await as(worker).run(`mutation { sendMessage(conversationId: ${id}, text: "It's ready") { message { id } } }`);
    const read = async (person: { id: number }) =>
      (await as(person).run(`{ conversation(id: ${id}) { messages { nodes { authorName senderName } } } }`)).data
        .conversation.messages.nodes;
    expect(await read(owner)).toEqual([{ authorName: 'Lone Oak Ranch', senderName: 'Hank Helper' }]);
    expect(await read(customer)).toEqual([{ authorName: 'Lone Oak Ranch', senderName: null }]);
  });
});
