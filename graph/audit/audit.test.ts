import { beforeEach, describe, expect, test } from 'vitest';
import { changePassword } from '../accounts/passwords/changePassword';
import { readViewer } from '../accounts/readViewer';
import { testContext } from '../accounts/testing/context';
import { testApp } from '../http/testing/app';
import { mailedToken, testGraph } from '../testing/graph';
import { PASSWORD, PASSWORD_HASH } from '../testing/make';

const { db, as, make } = await testGraph();

const admin = await make.admin({ name: 'Robin Hale' });
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher({ ranchName: 'Lone Oak Ranch', commissionRate: 10 });
});

const entriesAbout = (recordType: string, recordId: number) =>
  db('auditEntries').where({ recordType, recordId }).orderBy('id');

const run = async (person: { id: number } | null, mutation: string) => {
  const { errors } = await as(person).run(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
};

const byAdmin = { actorId: admin.id, actorName: 'Robin Hale' };
const change = (field: string, before: string | null, after: string | null) => ({ field, before, after });

describe('signing in', () => {
  const login = (email: string, password: string) =>
    as(null).run(`mutation { login(input: { email: "${email}", password: "${password}" }) { id } }`);
  const account = () => make.customer({ passwordHash: PASSWORD_HASH });

  test('is logged with the person', async () => {
    const { id, email } = await account();
    await login(email, PASSWORD);
    expect(await entriesAbout('USER', id)).toMatchObject([
      { action: 'SIGNED_IN', actorId: id, actorName: 'Ann Miller', recordName: 'Ann Miller', changes: [] },
    ]);
  });

  test('with a wrong password is logged for the account, without a person', async () => {
    const { id, email } = await account();
    await login(email, 'Herdline2');
    const entries = await entriesAbout('USER', id);
    expect(entries).toMatchObject([
      { action: 'SIGN_IN_FAILED', actorId: null, actorName: '', recordName: 'Ann Miller' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Herdline2|@/);
  });

  test('to an unknown account does not log what was typed', async () => {
    const [before] = await db('auditEntries').max('id');
    await login('typed-my-password@herdline.test', 'Herdline2');
    const entries = await db('auditEntries').where('id', '>', before!.max ?? 0);
    expect(entries).toMatchObject([
      { action: 'SIGN_IN_FAILED', actorId: null, recordType: null, recordId: null, recordName: '' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/typed|Herdline2|@/);
  });
});

describe('a new password', () => {
  test('is logged without the password, and only if it was set', async () => {
    const user = await make.customer();
    const { email } = await make.credentialsOf(user);
    const context = () => testContext(db, {});
    const viewer = await readViewer(db, user.id);
    const attempt = (currentPassword: string) =>
      changePassword({ ...context(), viewer }, { currentPassword, password: 'Herdline9' });
    await expect(attempt('Herdline2')).rejects.toThrow('The current password is wrong');
    await attempt(PASSWORD);
    await as(null).run(`mutation { requestPasswordReset(email: "${email}") }`);
    const token = await mailedToken(db, user.id);
    await run(null, `resetPassword(input: { token: "${token}", password: "Herdline8" })`);
    const entries = await entriesAbout('USER', user.id);
    expect(entries).toMatchObject([
      { action: 'CONFIRMATION_FAILED', actorId: user.id, changes: [] },
      { action: 'PASSWORD_CHANGED', actorId: user.id, changes: [] },
      { action: 'PASSWORD_RESET_REQUESTED', actorId: null, changes: [] },
      { action: 'EMAIL_CONFIRMED', actorId: null, changes: [] },
      { action: 'PASSWORD_RESET', actorId: null, changes: [] },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Herdline[89]|argon/);
    expect(JSON.stringify(entries)).not.toContain(token);
  });
});

describe('an admin’s decision about a ranch is logged:', () => {
  test('approving it', async () => {
    const { ranch } = await make.rancher({ approval: 'PENDING', hasBrokerAgreement: false, commissionRate: null });
    await run(admin, `approveRancher(rancherId: ${ranch.id}) { tempPasswordGenerated }`);
    expect(await entriesAbout('RANCHER', ranch.id)).toMatchObject([
      {
        ...byAdmin,
        action: 'RANCH_APPROVED',
        recordName: 'Lone Oak Ranch',
        changes: [
          change('approval', 'PENDING', 'APPROVED'),
          change('hasBrokerAgreement', 'false', 'true'),
          change('commissionRate', null, '10'),
        ],
      },
    ]);
  });

  test('suspending and rejecting it', async () => {
    await run(admin, `suspendRancher(rancherId: ${rancher.ranch.id}) { id }`);
    expect(await entriesAbout('RANCHER', rancher.ranch.id)).toMatchObject([
      { ...byAdmin, action: 'RANCH_SUSPENDED', changes: [change('approval', 'APPROVED', 'SUSPENDED')] },
    ]);
    const { ranch } = await make.rancher({ approval: 'PENDING' });
    await run(admin, `rejectRancher(rancherId: ${ranch.id}, reason: "No cattle") { id }`);
    expect(await entriesAbout('RANCHER', ranch.id)).toMatchObject([
      {
        ...byAdmin,
        action: 'RANCH_REJECTED',
        changes: [change('approval', 'PENDING', 'REJECTED'), change('reason', null, 'No cattle')],
      },
    ]);
  });

  test('setting its rate', async () => {
    await run(admin, `setCommissionRate(rancherId: ${rancher.ranch.id}, rate: 7.5) { id }`);
    expect(await entriesAbout('RANCHER', rancher.ranch.id)).toMatchObject([
      { ...byAdmin, action: 'COMMISSION_RATE_SET', changes: [change('commissionRate', '10', '7.5')] },
    ]);
  });

  test('a refused action leaves no entry', async () => {
    const { errors } = await as(admin).run(`mutation { rejectRancher(rancherId: ${rancher.ranch.id}) { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    await as(rancher).run(`mutation { suspendRancher(rancherId: ${rancher.ranch.id}) { id } }`);
    expect(await entriesAbout('RANCHER', rancher.ranch.id)).toEqual([]);
  });

  test('suspending it several times at once leaves one entry', async () => {
    const suspend = () => as(admin).run(`mutation { suspendRancher(rancherId: ${rancher.ranch.id}) { id } }`);
    await Promise.all([suspend(), suspend(), suspend()]);
    expect(await entriesAbout('RANCHER', rancher.ranch.id)).toHaveLength(1);
  });
});

describe('money', () => {
  test('recording a payment, once for one idempotency key', async () => {
    const { ranch } = await make.rancher({ currentBalance: 18_000 });
    const pay = `recordCommissionPayment(rancherId: ${ranch.id}, amount: 5000, description: "Check 12", idempotencyKey: "k1") { id }`;
    await run(admin, pay);
    await run(admin, pay);
    expect(await entriesAbout('RANCHER', ranch.id)).toMatchObject([
      {
        ...byAdmin,
        action: 'PAYMENT_RECORDED',
        changes: [
          change('balance', '18000', '13000'),
          change('amount', null, '5000'),
          change('description', null, 'Check 12'),
        ],
      },
    ]);
  });

  test('dismissing a payment request, once even if two dismiss it at the same time', async () => {
    const { id: rancherId } = rancher.ranch;
    const request = { rancherId, type: 'REQUEST', method: 'VENMO', amount: 9_000, description: 'Venmo' };
    const [{ id }] = await db('commissionTransactions').insert(request).returning('id');
    const dismiss = () => as(admin).run(`mutation { dismissPaymentRequest(id: ${id}) { id } }`);
    const codes = (await Promise.all([dismiss(), dismiss()])).map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined]);
    expect(await entriesAbout('RANCHER', rancherId)).toMatchObject([
      { ...byAdmin, action: 'PAYMENT_REQUEST_DISMISSED', changes: [change('openRequests', '9000', null)] },
    ]);
  });
});

describe('editing a ranch', () => {
  const update = (input: string) => `updateRancherProfile(rancherId: ${rancher.ranch.id}, input: ${input}) { id }`;

  test('by an admin logs only the changed fields', async () => {
    await run(
      admin,
      update(
        '{ ranchName: "Two Oaks", city: "Austin", halfCowPrice: 190000, feedingMethod: "Grass Finished", zipCode: "75201" }',
      ),
    );
    const [entry, ...others] = await entriesAbout('RANCHER', rancher.ranch.id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ ...byAdmin, action: 'RANCH_EDITED', recordName: 'Two Oaks' });
    expect(
      entry.changes.toSorted((a: { field: string }, b: { field: string }) => a.field.localeCompare(b.field)),
    ).toEqual([
      change('feedingMethod', null, 'Grass Finished'),
      change('halfCowPrice', '180000', '190000'),
      change('isGrassFed', 'false', 'true'),
      change('ranchName', 'Lone Oak Ranch', 'Two Oaks'),
      change('zipCode', '78701', '75201'),
    ]);
  });

  test('logs changed products too', async () => {
    const product = await make.product(rancher.ranch.id, { name: 'Beef jerky', price: 1_200 });
    await run(admin, update(`{ otherProductsList: [{ id: ${product.id}, name: "Beef jerky", price: 1500 }] }`));
    const [entry] = await entriesAbout('RANCHER', rancher.ranch.id);
    expect(entry.changes).toContainEqual(change('otherProductsList', 'Beef jerky 1200 true', 'Beef jerky 1500 true'));
  });

  test('by its rancher is logged in the same way', async () => {
    await run(rancher, update('{ city: "Dallas" }'));
    await run(rancher, 'updateBeefPrices(input: { halfCowPrice: 190000 }) { id }');
    expect(await entriesAbout('RANCHER', rancher.ranch.id)).toMatchObject([
      { action: 'RANCH_EDITED', actorId: rancher.id, changes: [change('city', 'Austin', 'Dallas')] },
      { action: 'RANCH_EDITED', actorId: rancher.id, changes: [change('halfCowPrice', '180000', '190000')] },
    ]);
  });

  test('changing its photos is logged', async () => {
    const id = rancher.ranch.id;
    await run(admin, `updateRanchPhotos(rancherId: ${id}, photos: []) { id }`);
    expect(await entriesAbout('RANCHER', id)).toMatchObject([{ ...byAdmin, action: 'RANCH_EDITED' }]);
    await run(rancher, `updateRanchPhotos(rancherId: ${id}, photos: []) { id }`);
    expect((await entriesAbout('RANCHER', id)).map(({ actorId }) => actorId)).toEqual([admin.id, rancher.id]);
  });
});

describe('accounts and sessions', () => {
  test('registering is logged for the account and the ranch, but not if it is refused', async () => {
    const email = `${crypto.randomUUID()}@herdline.test`;
    const customer = { name: 'Ann Miller', email, password: PASSWORD };
    const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
    const { data } = await as(null).run(REGISTER, { input: customer });
    const customerId = Number(data.register.id);
    expect(await entriesAbout('USER', customerId)).toMatchObject([
      { action: 'REGISTERED', actorId: customerId, actorName: 'Ann Miller', recordName: 'Ann Miller' },
    ]);
    const before = await db('auditEntries').count();
    expect((await as(null).run(REGISTER, { input: customer })).errors).toBeDefined();
    expect(await db('auditEntries').count()).toEqual(before);

    const user = { name: 'Ray Rancher', email: `${crypto.randomUUID()}@herdline.test`, phone: '', password: PASSWORD };
    const ranch = { ranchName: 'Cedar Fork', city: 'Austin', state: 'Texas', zipCode: '78701' };
    const registered = await as(null).run(
      'mutation ($input: RegisterRancherInput!) { registerRancher(input: $input) { id userId } }',
      { input: { user, rancher: ranch } },
    );
    const { id, userId } = registered.data.registerRancher;
    expect(await entriesAbout('USER', Number(userId))).toMatchObject([{ action: 'REGISTERED' }]);
    expect(await entriesAbout('RANCHER', Number(id))).toMatchObject([
      { action: 'RANCH_REGISTERED', actorName: 'Ray Rancher', recordName: 'Cedar Fork' },
    ]);
  });

  test('signing out here and everywhere is logged, but not for visitors', async () => {
    const customer = await make.customer();
    await run(customer, 'logout');
    await run(customer, 'logoutEverywhere');
    expect(await entriesAbout('USER', customer.id)).toMatchObject([
      { action: 'SIGNED_OUT', actorId: customer.id },
      { action: 'SIGNED_OUT_EVERYWHERE', actorId: customer.id },
    ]);
    const before = await db('auditEntries').count();
    await run(null, 'logout');
    expect(await db('auditEntries').count()).toEqual(before);
  });

  test('a reset link for an unknown account does not log what was typed', async () => {
    const [before] = await db('auditEntries').max('id');
    await run(null, 'requestPasswordReset(email: "typed@herdline.test")');
    const entries = await db('auditEntries').where('id', '>', before!.max ?? 0);
    expect(entries).toMatchObject([{ action: 'PASSWORD_RESET_REQUESTED', recordId: null }]);
    expect(JSON.stringify(entries)).not.toMatch(/typed|@/);
  });
});

describe('over HTTP', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' };

  test('an entry shows admins the IP address and the device', async () => {
    const { origin } = await testApp({ trustProxy: 1 });
    const { id, email } = await make.customer({ passwordHash: PASSWORD_HASH });
    const body = JSON.stringify({ email, password: PASSWORD });
    for (const userAgent of [phone, 'curl/8.5.0', '']) {
      const signIn = { method: 'POST', headers: { ...headers, 'User-Agent': userAgent }, body };
      expect((await fetch(`${origin}/api/login`, signIn)).status).toBe(200);
    }
    await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: 'Herdline2' }),
    });
    const { data } = await as(admin).run(
      `{ admin { audit(recordType: USER, recordId: "${id}") { nodes { action address device } } } }`,
    );
    const from = { address: '203.0.113.7' };
    expect(data.admin.audit.nodes).toMatchObject([
      { action: 'SIGN_IN_FAILED', ...from },
      { action: 'SIGNED_IN', ...from, device: null },
      { action: 'SIGNED_IN', ...from, device: 'curl 8.5.0' },
      { action: 'SIGNED_IN', ...from, device: 'Safari 17 on iOS' },
    ]);
  });

  test('a download is logged with the file name and its ranch', async () => {
    const { origin } = await testApp();
    const secret = await make.apiToken(rancher);
    const adminSecret = await make.apiToken(admin);
    const ask = (path: string, token: string) =>
      fetch(`${origin}/api${path}`, { headers: { Authorization: `Bearer ${token}` } }).then(({ status }) => status);
    const { id } = rancher.ranch;
    expect(await ask('/rancher/orders.csv', secret)).toBe(200);
    expect(await ask(`/ranchers/${id}/statement.pdf?month=2026-10`, secret)).toBe(200);
    expect(await ask(`/ranchers/${id}/statement.csv?month=never`, secret)).toBe(400);
    expect(await ask('/rancher/orders', secret)).toBe(200);
    expect(await entriesAbout('RANCHER', id)).toMatchObject([
      {
        action: 'EXPORTED',
        actorId: rancher.id,
        tokenName: 'Accounting',
        changes: [change('file', null, 'orders.csv')],
      },
      { action: 'EXPORTED', changes: [change('file', null, 'herdline-commission-2026-10.pdf')] },
    ]);
    expect(await ask('/admin/analytics.csv?from=2026-10-01T05:00:00Z&to=2026-11-01T05:00:00Z', adminSecret)).toBe(200);
    const [newest] = await db('auditEntries').orderBy('id', 'desc').limit(1);
    expect(newest).toMatchObject({ action: 'EXPORTED', actorId: admin.id, recordId: null });
    expect(newest.changes[0].after).toMatch(/\.csv$/);
  });
});

test('an action of a program is logged with the name of its token', async () => {
  const { id } = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
  const program = as(rancher, { id: 1, scopes: ['ORDERS_WRITE'] });
  await program.run(`mutation { updateOrderStatus(orderId: ${id}, status: CONTACTED) { id } }`);
  await run(rancher, `cancelOrder(orderId: ${id}) { id }`);
  const byRancher = { actorId: rancher.id, actorName: 'Ray Rancher' };
  expect(await entriesAbout('ORDER', id)).toMatchObject([
    { ...byRancher, tokenName: 'Accounting' },
    { ...byRancher, tokenName: null },
  ]);
  const { data } = await as(admin).run(
    `{ admin { audit(recordType: ORDER, recordId: "${id}") { nodes { tokenName } } } }`,
  );
  expect(data.admin.audit.nodes).toEqual([{ tokenName: null }, { tokenName: 'Accounting' }]);
});

describe('moving an order', () => {
  test('is logged with the person, and once if two people do it at the same time', async () => {
    const customer = await make.customer({ name: 'Ann Miller' });
    const { id } = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
    const contact = () => as(rancher).run(`mutation { updateOrderStatus(orderId: ${id}, status: CONTACTED) { id } }`);
    await Promise.all([contact(), contact()]);
    await run(admin, `cancelOrder(orderId: ${id}, notes: "Sold out") { id }`);
    expect(await entriesAbout('ORDER', id)).toMatchObject([
      { actorName: 'Ray Rancher', recordName: `Order #${id}`, changes: [change('status', 'PENDING', 'CONTACTED')] },
      { ...byAdmin, action: 'ORDER_MOVED', changes: [change('status', 'CONTACTED', 'CANCELED')] },
    ]);
  });
});

describe('the log', () => {
  test('is append-only', async () => {
    await run(admin, `suspendRancher(rancherId: ${rancher.ranch.id}) { id }`);
    const about = () => db('auditEntries').where({ recordType: 'RANCHER', recordId: rancher.ranch.id });
    await expect(about().update({ actorId: null })).rejects.toThrow('append-only');
    await expect(about().delete()).rejects.toThrow('append-only');
    await expect(db.raw('truncate audit_entries')).rejects.toThrow('append-only');
  });
});
