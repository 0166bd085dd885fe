import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { havePasskey } from '../accounts/secondFactor/testing/havePasskey';
import { sessionsOf, startSession } from '../accounts/testing/sessions';
import type { User } from '../accounts/User';
import { testApp, testBrowser } from '../http/testing/app';
import { sendMail } from '../jobs/mails/sendMail';
import { writeLetter } from '../letters/writeLetter';
import { type Mail, queueMail } from '../mail/queueMail';
import { codeOf, testConfig, testGraph } from '../testing/graph';
import { PASSWORD } from '../testing/make';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { deletedAddress } from './deletedAddress';

const { db, as, make } = await testGraph();

const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletesAt } }';
const KEEP = 'mutation { keepAccount { user { id deletesAt } } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id deletesAt } }';

const withPassword = async <Person extends User>(person: Person): Promise<Person> => {
  await make.credentialsOf(person);
  return person;
};
const customer = async () => withPassword(await make.customer());
const rancher = async (given = {}) => {
  const made = await make.rancher(given);
  await withPassword(made.owner);
  return made;
};

const close = (person: { id: number } | null, input: object = { password: PASSWORD }) =>
  as(person).run(DELETE, { input });
const keep = (person: { id: number } | null) => as(person).run(KEEP);
const refusalOf = ({ errors }: Awaited<ReturnType<typeof close>>) =>
  errors?.[0] && { code: errors[0].extensions.code, message: errors[0].message };
const rowOf = (id: number) => db('users').where({ id }).first();
const ranchOf = (id: number) => db('ranchers').where({ id }).first();
const mailsOf = (userId: number) => db('mails').where({ userId }).orderBy('id').pluck('template');
const actsOn = (recordId: number) =>
  db('auditEntries').where({ recordType: 'USER', recordId }).orderBy('id').pluck('action');

describe('closing an account', () => {
  test('ends sessions, tokens and webhooks at once, mails the deletion date, and is written to the audit log', async () => {
    const { owner } = await rancher();
    await startSession(db, owner.id);
    await make.apiToken(owner);
    await db('webhooks').insert({
      userId: owner.id,
      url: 'https://hooks.example/1',
      secret: 'whsec_none',
      position: 0,
    });
    const { data } = await close(owner);
    const days = (Date.parse(data.deleteAccount.deletesAt) - Date.now()) / 86_400_000;
    expect(Math.abs(days - 30)).toBeLessThan(0.1);
    expect(await sessionsOf(db, owner.id)).toBe(0);
    expect(await db('apiTokens').where({ userId: owner.id, revokedAt: null })).toEqual([]);
    expect(await db('webhooks').where({ userId: owner.id, enabled: true })).toEqual([]);
    expect(await mailsOf(owner.id)).toEqual(['accountClosed']);
    expect(await actsOn(owner.id)).toEqual(['ACCOUNT_CLOSED']);
    const letter = await writeLetter(db, { template: 'accountClosed', userId: owner.id });
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(data.deleteAccount.deletesAt));
    expect(letter).toMatchObject({
      to: { name: '', address: owner.email },
      subject: `Your Herdline account will be deleted on ${date}`,
    });
    expect(letter?.paragraphs.join(' ')).toContain(`Sign in before ${date}`);
  });

  test('lets a person who signs in again do nothing except keep the account', async () => {
    const { origin } = await testApp();
    const person = await customer();
    const input = { email: person.email, password: PASSWORD };
    const [here, there] = [testBrowser(), testBrowser()];
    for (const browser of [here, there]) await browser.run(origin, LOGIN, { input });
    const { data } = await here.run(origin, DELETE, { input: { password: PASSWORD } });
    for (const browser of [here, there])
      expect((await browser.run(origin, '{ viewer { id } }')).data.viewer).toBeNull();
    expect((await there.run(origin, LOGIN, { input })).data.login.deletesAt).toBe(data.deleteAccount.deletesAt);
    for (const query of [
      '{ viewer { orders { totalCount } } }',
      'mutation { logoutEverywhere }',
      '{ ranchers { totalCount } }',
    ]) {
      const { errors } = await there.run(origin, query);
      expect(errors[0]).toMatchObject({
        message: 'Your account is closed. Keep it first',
        extensions: { code: 'FORBIDDEN' },
      });
    }
    expect((await there.visit(`${origin}/api/user/data`, { method: 'POST' })).status).toBe(403);
    expect((await there.run(origin, KEEP)).data.keepAccount.user).toEqual({ id: String(person.id), deletesAt: null });
    expect((await there.run(origin, '{ viewer { orders { totalCount } } }')).data.viewer.orders.totalCount).toBe(0);
  });

  test('cancels pending orders and records that the customer canceled them', async () => {
    const [person, { ranch }] = [await customer(), await rancher()];
    const [order, finished] = [
      await make.order({ customerId: person.id, rancherId: ranch.id }),
      await make.order({ customerId: person.id, rancherId: ranch.id, status: 'FULFILLED' }),
    ];
    await close(person);
    expect(await db('orders').whereIn('id', [order.id, finished.id]).orderBy('id').pluck('status')).toEqual([
      'CANCELED',
      'FULFILLED',
    ]);
    expect(await db('orderStatusUpdates').where({ orderId: order.id }).orderBy('id', 'desc').first()).toMatchObject({
      status: 'CANCELED',
      movedBy: 'CUSTOMER',
    });
  });

  test('twice at the same time closes it once and sends one email', async () => {
    const person = await customer();
    const answers = await Promise.all([close(person), close(person)]);
    const dates = new Set(answers.map(({ data }) => data.deleteAccount.deletesAt));
    expect(dates.size).toBe(1);
    expect(await mailsOf(person.id)).toEqual(['accountClosed']);
    expect(refusalOf(await close(person))).toEqual({
      code: 'FORBIDDEN',
      message: 'Your account is closed. Keep it first',
    });
  });

  test('while an order is being placed leaves no open order', async () => {
    const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }`;
    for (let round = 0; round < 5; round++) {
      const [person, { ranch }] = [await customer(), await rancher()];
      const product = await make.product(ranch.id);
      const input = {
        ...{
          rancherId: String(ranch.id),
          customerName: 'Ann Miller',
          customerEmail: person.email,
          customerPhone: '737-555-0100',
        },
        ...{ customerZip: '78701', orderType: 'OTHER', shippingMethod: 'LOCAL_PICKUP' },
        productDetails: [{ type: 'OTHER', productId: String(product.id), quantity: 1 }],
      };
      const [placed, closed] = await Promise.all([as(person).run(PLACE, { input }), close(person)]);
      const open = await db('orders').where({ customerId: person.id, status: 'PENDING' });
      const { deletesAt } = await rowOf(person.id);
      expect(open.length > 0 && deletesAt !== null, JSON.stringify([placed.errors, closed.errors])).toBe(false);
      expect(placed.data?.placeOrder || closed.data?.deleteAccount).toBeTruthy();
    }
  });
});

describe('the ranch of a closed account', () => {
  test('is unlisted at once, and listed again unchanged when the account is kept', async () => {
    const family = await make.customer();
    const { owner, ranch } = await rancher({ ranchName: `Leaving ${Date.now()}` });
    const listed = async () =>
      (
        await as(family).run('query ($search: String) { ranchers(filter: { search: $search }) { nodes { id } } }', {
          search: ranch.ranchName,
        })
      ).data.ranchers.nodes.length;
    expect(await listed()).toBe(1);
    const before = await ranchOf(ranch.id);
    await close(owner);
    expect(await listed()).toBe(0);
    await keep(owner);
    expect(await listed()).toBe(1);
    expect(await ranchOf(ranch.id)).toEqual(before);
  });

  test('is hidden from its helpers until the account is kept', async () => {
    const { owner, ranch } = await rancher();
    const helper = await make.helper(ranch.id, 'RUN_RANCH');
    const ranchOfHelper = async () => (await as(helper).run('{ viewer { ranch { id } } }')).data.viewer.ranch;
    await close(owner);
    expect(await ranchOfHelper()).toBeNull();
    await keep(owner);
    expect(await ranchOfHelper()).toEqual({ id: String(ranch.id) });
  });

  test.each(['PENDING', 'SUSPENDED', 'REJECTED'] as const)('is %s again when the account is kept', async (approval) => {
    const { owner, ranch } = await rancher({ approval });
    await close(owner);
    expect((await ranchOf(ranch.id)).approval).toBe('SUSPENDED');
    await keep(owner);
    expect((await ranchOf(ranch.id)).approval).toBe(approval);
  });

  test.each([
    ['APPROVED', 'suspendRancher', 'SUSPENDED'],
    ['PENDING', 'rejectRancher', 'REJECTED'],
  ] as const)(
    'that was %s can be decided by %s, which counts when the account is kept',
    async (approval, verb, after) => {
      const [admin, { owner, ranch }] = [await make.admin(), await rancher({ approval })];
      await close(owner);
      const decide = () => as(admin).run(`mutation { ${verb}(rancherId: ${ranch.id}) { approval } }`);
      expect((await decide()).data[verb].approval).toBe('SUSPENDED');
      expect(codeOf(await decide())).toBe('CONFLICT');
      await keep(owner);
      expect((await ranchOf(ranch.id)).approval).toBe(after);
    },
  );

  test('cannot be approved, and an admin sees when it will be deleted', async () => {
    const [admin, { owner, ranch }] = [await make.admin(), await rancher()];
    const { data } = await close(owner);
    const { errors } = await as(admin).run(
      'mutation ($id: ID!) { approveRancher(rancherId: $id) { rancher { id } } }',
      { id: String(ranch.id) },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'The rancher is deleting this account',
      extensions: { code: 'CONFLICT' },
    });
    const seen = await as(admin).run('query ($id: ID!) { rancher(id: $id) { deletesAt } }', { id: String(ranch.id) });
    expect(seen.data.rancher.deletesAt).toBe(data.deleteAccount.deletesAt);
  });
});

describe('an account stays open', () => {
  test.each(['CONTACTED', 'PROCESSING'] as const)('while an order is %s', async (status) => {
    const [person, { ranch }] = [await customer(), await rancher()];
    await make.order({ customerId: person.id, rancherId: ranch.id, status });
    const pending = await make.order({ customerId: person.id, rancherId: ranch.id });
    expect(refusalOf(await close(person))).toEqual({
      code: 'CONFLICT',
      message: "1 order of yours is still on the way. You can delete your account once they're fulfilled or canceled.",
    });
    expect((await rowOf(person.id)).deletesAt).toBeNull();
    expect((await db('orders').where({ id: pending.id }).first()).status).toBe('PENDING');
  });

  test.each(['PENDING', 'CONTACTED', 'PROCESSING'] as const)(
    'while the ranch has an order that is %s',
    async (status) => {
      const [person, { owner, ranch }] = [await customer(), await rancher()];
      await make.order({ customerId: person.id, rancherId: ranch.id, status });
      expect(refusalOf(await close(owner))).toEqual({
        code: 'CONFLICT',
        message: 'Your ranch has 1 open order. Fulfill or cancel it first.',
      });
      expect((await ranchOf(ranch.id)).approval).toBe('APPROVED');
    },
  );

  test('while the ranch owes commission', async () => {
    const { owner } = await rancher({ currentBalance: 12_345 });
    expect(refusalOf(await close(owner))).toEqual({
      code: 'CONFLICT',
      message: 'You owe $123.45 of commission. Pay it first.',
    });
  });

  test('if it is the last admin with all duties, even if the last two close their accounts at the same time', async () => {
    const admins = await Promise.all([withPassword(await make.admin()), withPassword(await make.admin())]);
    const others = db('users')
      .where({ userType: 'ADMIN' })
      .whereNotIn(
        'id',
        admins.map(({ id }) => id),
      );
    const before = await others.clone().select('id', 'deletesAt');
    await others.clone().update({ deletesAt: db.raw("now() + interval '9 days'") });
    try {
      const answers = await Promise.all(admins.map((admin) => close(admin)));
      expect(answers.map((answer) => refusalOf(answer)?.code ?? 'closed').sort()).toEqual(['CONFLICT', 'closed']);
      const refused = answers.find(({ errors }) => errors);
      expect(refused && refusalOf(refused)?.message).toBe(
        "You're the only admin with all duties. Make someone else one first.",
      );
    } finally {
      for (const { id, deletesAt } of before) await db('users').where({ id }).update({ deletesAt });
    }
  });

  test.each([
    [{ password: '' }, { password: 'Please enter your password' }],
    [{ password: 'Herdline2' }, { password: 'The password is wrong' }],
    [{ password: 'x'.repeat(300) }, { password: 'Please enter your password' }],
    [{ password: PASSWORD, code: 'x'.repeat(41) }, { code: 'Please enter the code of your app, or a recovery code' }],
  ])('without the right password: %j', async (input, fields) => {
    const person = await customer();
    const { errors } = await close(person, input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await rowOf(person.id)).deletesAt).toBeNull();
  });

  test('without the second factor if there is one, and is closed with a recovery code', async () => {
    const person = await customer();
    const [code] = await havePasskey(db, person.id);
    const wrong = async (code?: string) =>
      (await close(person, { password: PASSWORD, code })).errors?.[0]?.extensions.fields;
    expect(await wrong()).toEqual({ code: 'Please enter the code of your app, or a recovery code' });
    expect(await wrong('123456')).toEqual({ code: 'This code is wrong or was used already' });
    expect((await close(person, { password: PASSWORD, code })).errors).toBeUndefined();
  });
});

test('keeping an open account changes nothing, and keeping a closed one mails its owner', async () => {
  const person = await customer();
  expect((await keep(person)).data.keepAccount.user.deletesAt).toBeNull();
  expect(await mailsOf(person.id)).toEqual([]);
  await close(person);
  await keep(person);
  expect(await mailsOf(person.id)).toEqual(['accountClosed', 'accountKept']);
  expect(await actsOn(person.id)).toEqual(['ACCOUNT_CLOSED', 'ACCOUNT_KEPT']);
  expect(await writeLetter(db, { template: 'accountClosed', userId: person.id })).toBeUndefined();
  expect(await writeLetter(db, { template: 'accountKept', userId: person.id })).toMatchObject({
    subject: 'Your Herdline account stays',
  });
});

test('a closed account gets only emails about its own closing', async () => {
  const [person, { ranch }] = [await customer(), await rancher()];
  const order = await make.order({ customerId: person.id, rancherId: ranch.id });
  const files = temporaryDirectory();
  onTestFinished(files.remove);
  const send = sendMail({ db, config: { ...testConfig, dataDir: files.path }, log: pino({ level: 'silent' }) });
  const stateAfter = async (mail: Mail) => {
    await queueMail(db, mail);
    const { id, jobId } = await db('mails').where({ userId: person.id }).orderBy('id', 'desc').first();
    await send(mail, {
      job: { id: String(jobId), attempts: 1, max_attempts: 60, created_at: new Date(), payload: mail },
    } as never);
    return (await db('mails').where({ id }).first()).state;
  };
  const confirmation = { template: 'orderConfirmation', orderId: order.id } as const;
  expect(await stateAfter(confirmation)).toBe('SENT');
  await close(person);
  expect(await stateAfter(confirmation)).toBe('SKIPPED');
  expect(await stateAfter({ template: 'accountClosed', userId: person.id })).toBe('SENT');
  await db('users').where({ id: person.id }).update({ email: deletedAddress(), deletesAt: null });
  expect(await stateAfter(confirmation)).toBe('SKIPPED');
});
