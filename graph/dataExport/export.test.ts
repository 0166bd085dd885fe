import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { messagePhotoFile } from '../../rules/conversations/messagePhotoPath';
import { testApp, testBrowser } from '../http/testing/app';
import { canaries } from '../permission/testing/canaries';
import { type Market, market } from '../permission/testing/market';
import { photoDirectory } from '../photos/store/openPhotoStore';
import { countStatements } from '../testing/countStatements';
import { testGraph } from '../testing/graph';
import { PASSWORD } from '../testing/make';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { ACCOUNT_PARTS } from './accountParts';
import { PARTS } from './parts';
import { readRows } from './readRows';
import { unzip } from './testing/unzip';

const graph = await testGraph();
const { db, as, make } = graph;

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const HASH = 'a'.repeat(32);

let seeded: Market;

beforeAll(async () => {
  seeded = await market(graph);
  const { conversation: conversationId, message: messageId, people } = seeded;
  const photo = { conversationId, messageId, senderId: people.customer.id, hash: HASH, width: 480, height: 300 };
  await db('messagePhotos').insert({ ...photo, place: 0 });
});

type Of = 'customer' | 'rancher' | 'admin';

/** Signs a person in and returns a function that requests their data. */
async function visitorOf(of: Of | { id: number }) {
  const user = typeof of === 'string' ? seeded.people[of] : of;
  const files = temporaryDirectory();
  onTestFinished(files.remove);
  const photo = join(
    photoDirectory(files.path),
    messagePhotoFile({ conversationId: seeded.conversation, hash: HASH, width: 480 }, 'webp'),
  );
  await mkdir(dirname(photo), { recursive: true });
  await writeFile(photo, 'a picture');
  const { origin } = await testApp({ dataDir: files.path });
  const account = await db('users').where({ id: user.id }).first();
  const browser = testBrowser({ userAgent: 'Netscape 4' });
  await browser.run(origin, LOGIN, { input: await make.credentialsOf(account) });
  const ask = (body: unknown = { password: PASSWORD }, by = browser) =>
    by.visit(`${origin}/api/user/data`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { ask, origin };
}

async function filesOf(of: Of) {
  const response = await (await visitorOf(of)).ask();
  expect(response.status).toBe(200);
  const files = await unzip(await response.arrayBuffer());
  const table = (name: string) => JSON.parse(String(files.get(`json/${name}.json`)));
  return { files, table, response };
}

describe('a customer', () => {
  test('gets each table as JSON and CSV, the photos, and a README that names them', async () => {
    const { files, response } = await filesOf('customer');
    const names = PARTS.CUSTOMER.map(({ name }) => name);
    expect([...files.keys()].sort()).toEqual(
      [
        'README.txt',
        ...names.flatMap((name) => [`tables/${name}.csv`, `json/${name}.json`]),
        `photos/message-${HASH}.webp`,
      ].sort(),
    );
    const readme = String(files.get('README.txt'));
    for (const name of names) expect(readme).toContain(`${name} `);
    expect(String(files.get(`photos/message-${HASH}.webp`))).toBe('a picture');
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=herdline-my-data.zip');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('gets the same data that GraphQL shows them', async () => {
    const { table } = await filesOf('customer');
    const { data } = await as(seeded.people.customer).run(`{
      viewer { name email phone city favorites { rancher { ranchName } }
        orders(first: 100) { nodes { id amount status notes shippingAddress
          items { type name quantity price } statusUpdates { status notes } payments { amount method note }
          claims { received } } } }
      conversation(id: ${seeded.conversation}) { messages(first: 50) { nodes { text } } } }`);
    const { favorites, orders, ...profile } = data.viewer;
    expect(table('profile')).toMatchObject([profile]);
    expect(table('favorites')).toMatchObject([{ ranch: favorites[0].rancher.ranchName }]);
    // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
    type Any = any;
    const shown = [...orders.nodes].sort((one: Any, other: Any) => Number(one.id) - Number(other.id));
    const rowsOf = (name: string, { id }: Any) => table(name).filter(({ order }: Any) => order === Number(id));
    expect(shown.length).toBeGreaterThan(5);
    expect(table('orders')).toHaveLength(shown.length);
    for (const order of shown) {
      const { id, amount, status, notes, shippingAddress, items, statusUpdates, payments, claims } = order;
      expect(rowsOf('orders', order)).toMatchObject([
        { order: Number(id), amount: amount / 100, status, notes, shipping_address: shippingAddress },
      ]);
      expect(rowsOf('order-lines', order)).toMatchObject(
        items.map(({ price, ...line }: Any) => ({ ...line, price: price / 100 })),
      );
      expect(rowsOf('order-history', order)).toMatchObject(statusUpdates);
      expect(rowsOf('order-payments', order)).toMatchObject(
        payments.map((payment: Any) => ({ ...payment, amount: payment.amount / 100 })),
      );
      expect(rowsOf('shares', order)).toMatchObject(claims.map(({ received }: Any) => ({ received: received / 100 })));
    }
    const texts = table('messages').map(({ text }: Any) => text);
    expect(texts.sort()).toEqual(data.conversation.messages.nodes.map(({ text }: Any) => text).sort());
  });

  test('gets every text that they wrote', async () => {
    const { files } = await filesOf('customer');
    const all = [...files]
      .filter(([name]) => name.startsWith('json/'))
      .map(([, body]) => String(body))
      .join();
    const { name, email, phone, city } = seeded.people.customer;
    const own = [
      'shippingAddress',
      'orderNotes',
      'cutSheetNotes',
      'reportedMessage',
      'message',
      'hiddenWords',
      'feedback',
    ];
    for (const text of [name, email, phone, city, ...own.map((field) => canaries.word('customer', field))]) {
      expect(all).toContain(text);
    }
  });
});

test('a rancher gets the ranch with its herd, orders, ledger and statements, and the names of tokens and webhooks', async () => {
  const { table } = await filesOf('rancher');
  const { data } = await as(seeded.people.rancher).run(`{ viewer { ranch { ranchName paymentInstructions
    commission { transactions(first: 100) { nodes { id type amount description } } }
    orders(first: 100) { nodes { id privateNotes } } animals(first: 100) { nodes { id tag } } products { id name } processors { name } }
    apiTokens { name } webhooks { url } } }`);
  const { ranch, apiTokens, webhooks } = data.viewer;
  expect(table('ranch')).toMatchObject([
    { ranch_name: ranch.ranchName, payment_instructions: ranch.paymentInstructions },
  ]);
  const ledger = table('commission-ledger').map(({ type, amount, description }: Record<string, unknown>) => ({
    type,
    amount,
    description,
  }));
  expect(ledger).toEqual(
    ranch.commission.transactions.nodes
      .map(({ type, amount, description }: { type: string; amount: number; description: string }) => ({
        type,
        amount: amount / 100,
        description,
      }))
      .reverse(),
  );
  expect(table('commission-statements')).toMatchObject([{ charged: 180, paid: 1 }]);
  expect(table('ranch-orders')).toHaveLength(ranch.orders.nodes.length);
  expect(
    table('animals')
      .map(({ tag }: { tag: string }) => tag)
      .sort(),
  ).toEqual(ranch.animals.nodes.map(({ tag }: { tag: string }) => tag).sort());
  expect(table('products')).toMatchObject(ranch.products.map(({ name }: { name: string }) => ({ name })));
  expect(table('processors')).toHaveLength(ranch.processors.length);
  expect(table('api-tokens')).toMatchObject(apiTokens);
  expect(table('webhooks')).toMatchObject(webhooks);
});

test.each(['customer', 'rancher', 'admin'] as const)(
  'a %s gets no secrets, and no texts of others that screens do not show',
  async (of) => {
    const { files } = await filesOf(of);
    const { id } = seeded.people[of];
    const user = await db('users').where({ id }).first();
    const secrets = [user.passwordHash, user.calendarKey, 'whsec_', 'argon2', ...(await db('sessions').pluck('sid'))];
    for (const [name, body] of files) {
      expect([name, ...canaries.foundIn(String(body), of)]).toEqual([name]);
      for (const secret of secrets) expect(String(body), name).not.toContain(secret);
    }
  },
);

test('the audit log has the file name of the download, but not its content', async () => {
  const { id } = seeded.people.admin;
  await filesOf('admin');
  const entry = await db('auditEntries').where({ actorId: id, action: 'EXPORTED' }).orderBy('id', 'desc').first();
  expect(entry).toMatchObject({
    userAgent: 'Netscape 4',
    changes: [{ field: 'file', before: null, after: 'herdline-my-data.zip' }],
  });
});

describe('no data is sent', () => {
  test('to a visitor or an API token', async () => {
    const { ask } = await visitorOf(await make.customer());
    expect((await ask({ password: PASSWORD }, testBrowser())).status).toBe(401);
    const { owner } = await make.rancher();
    await make.credentialsOf(owner);
    const program = testBrowser({ token: await make.apiToken(owner) });
    const refused = await ask({ password: PASSWORD }, program);
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      403,
      'API tokens may not do this',
    ]);
  });

  test('from another site', async () => {
    const { ask } = await visitorOf(await make.customer());
    const other = testBrowser();
    const { visit } = other;
    other.visit = (address, init) =>
      visit(address, { ...init, headers: { ...init?.headers, 'Sec-Fetch-Site': 'cross-site' } });
    expect((await ask({ password: PASSWORD }, other)).status).toBe(403);
  });

  test.each([
    ['without a password', {}, 'Please enter your password'],
    ['with a wrong password', { password: 'Herdline2' }, 'The password is wrong'],
    ['with a number', { password: 7 }, 'The password is wrong'],
    ['with a list', { password: ['Herdline1'] }, 'password must be'],
  ])('%s', async (_, body, message) => {
    const { ask } = await visitorOf(await make.customer());
    const response = await ask(body);
    const answer = (await response.json()) as { code: string; fields: Record<string, string> };
    expect([response.status, answer.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(answer.fields.password).toContain(message);
  });

  test('while a temporary password has to be changed', async () => {
    const { ask } = await visitorOf(await make.customer({ mustChangePassword: true }));
    expect((await ask()).status).toBe(403);
  });

  test('more often than five times an hour', async () => {
    const { ask } = await visitorOf(await make.customer());
    const answers = [];
    for (let time = 0; time < 6; time++)
      answers.push(await (await ask()).arrayBuffer().then((body) => body.byteLength > 1_000));
    expect(answers).toEqual([true, true, true, true, true, false]);
  });
});

describe('many rows', () => {
  const FEEDBACK = ACCOUNT_PARTS.find(({ name }) => name === 'feedback')!;

  test('are read page by page on demand, each row once', async () => {
    const { id } = await make.customer();
    await db.raw(
      "insert into feedback (user_id, feedback, type) select ?, 'Row ' || n, 'ISSUE' from generate_series(1, 1200) n",
      [id],
    );
    const rows = readRows(db, FEEDBACK, { userId: id, timeZone: 'America/Chicago' });
    expect(await countStatements(db, () => rows.next())).toBe(1);
    const rest: string[] = [];
    const statements = await countStatements(db, async () => {
      for await (const { feedback } of rows) rest.push(String(feedback));
    });
    expect(statements).toBe(2);
    expect(rest).toEqual(Array.from({ length: 1199 }, (_, index) => `Row ${index + 2}`));
  });
});
