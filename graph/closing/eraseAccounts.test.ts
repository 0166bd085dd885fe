import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '../../rules/papers/personalData';
import { personalTables } from '../accounts/testing/personalTables';
import { type Market, market } from '../permission/testing/market';
import { testGraph } from '../testing/graph';
import { PASSWORD } from '../testing/make';
import { eraseAccounts } from './eraseAccounts';

const graph = await testGraph();
const { db, as, make } = graph;

const KEEP = 'mutation { keepAccount { user { id } } }';
const HASHES = { message: 'b'.repeat(32), ranch: 'c'.repeat(32) };

/** The photos that were removed from the store. */
const removed: string[] = [];
const store = {
  put: async () => {},
  read: async () => null,
  remove: async (names: readonly string[]) => void removed.push(...names),
};
const runJob = eraseAccounts({ db, store, log: pino({ level: 'silent' }) });

/** Makes the 30 days of an account be over. */
const makeDue = (id: number) =>
  db('users')
    .where({ id })
    .update({ deletesAt: db.raw("now() - interval '1 second'") });

/** Returns all rows as text, by table. */
async function everything(): Promise<Map<string, string[]>> {
  const { rows: tables } = await db.raw(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker') and table_name not in ('zip_codes')`);
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await db.raw(`select row_to_json(t)::text as row from ${name} t`);
    found.set(
      name,
      rows.map(({ row }: { row: string }) => row),
    );
  }
  return found;
}

/** Returns where a text of a person is stored, as `table word`. */
async function findText(word: RegExp): Promise<string[]> {
  const found = [...(await everything())].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      [...row.matchAll(word)].map(
        ([match]) => `${table.replace('public.', '')} ${match.toLowerCase().replace(/^zq\d+[a-z]+?x/, '')}`,
      ),
    ),
  );
  return [...new Set(found)].sort();
}

describe('erasing people who wrote every kind of text', () => {
  let seeded: Market;
  let before: Record<'customer' | 'rancher', string[]>;
  let words: Record<'customer' | 'rancher', RegExp>;
  let books: { ledger: object[]; currentBalance: number; order: { id: number } & Record<string, unknown> };
  const erasing = new Map<string, Promise<void>>();

  /** Erases each person once. Later calls wait for the first. */
  function erased(of: 'customer' | 'rancher'): Promise<void> {
    const { customer, rancher } = seeded.people;
    const erase = () => makeDue(of === 'customer' ? customer.id : rancher.owner.id).then(runJob);
    const pending = erasing.get(of) ?? erase();
    erasing.set(of, pending);
    return pending;
  }

  const ledgerOf = (rancherId: number) =>
    db('commissionTransactions')
      .where({ rancherId })
      .orderBy('id')
      .select('id', 'type', 'amount', 'orderId', 'createdAt');

  beforeAll(async () => {
    seeded = await market(graph);
    const { people, conversation: conversationId, message: messageId } = seeded;
    const [, round] = /^Zq(\d+)/.exec(people.customer.name) ?? [];
    const ofPerson = (of: 'customer' | 'rancher', email: string, phone: string) =>
      new RegExp(`zq${round}${of}x\\w+|${email}|${phone.replace(/[()]/g, '\\$&')}`, 'gi');
    words = {
      customer: ofPerson('customer', people.customer.email, people.customer.phone),
      rancher: ofPerson('rancher', people.rancher.owner.email, people.rancher.owner.phone),
    };
    const size = { width: 480, height: 300 };
    await db('messagePhotos').insert({
      ...size,
      conversationId,
      messageId,
      senderId: people.customer.id,
      hash: HASHES.message,
      place: 0,
    });
    await db('photoUploads').insert({ ...size, rancherId: people.rancher.ranch.id, hash: HASHES.ranch, bytes: 1 });
    await make.credentialsOf(people.rancher.owner);
    const token = `mutation { createApiToken(input: { name: "${people.rancher.owner.name}", scopes: [ORDERS_READ] }) { secret } }`;
    await as(people.rancher).run(token);
    const open = await db('orders')
      .whereIn('status', ['PENDING', 'CONTACTED', 'PROCESSING'])
      .whereIn('customerId', [people.customer.id, people['other customer'].id]);
    for (const order of open) await make.move(order, 'CANCELED');
    before = { customer: await findText(words.customer), rancher: await findText(words.rancher) };
    const { id: rancherId } = people.rancher.ranch;
    const { currentBalance } = await db('ranchers').where({ id: rancherId }).first();
    const order = await db('orders').where({ customerId: people.customer.id }).orderBy('id').first();
    books = { ledger: await ledgerOf(rancherId), currentBalance, order };
  });

  test('keeps only the texts of a customer that are listed here', async () => {
    const { customer } = seeded.people;
    expect(before.customer.length).toBeGreaterThan(12);
    const { order } = books;
    await erased('customer');
    // The reason why a review was hidden was written by an admin.
    expect(await findText(words.customer)).toEqual(['reviews hiddenreason']);
    expect(removed.some((name) => name.includes(HASHES.message))).toBe(true);
    const { amount, commissionAmount, customerName, status } = await db('orders').where({ id: order.id }).first();
    expect({ amount, commissionAmount, customerName, status }).toEqual({
      ...{ amount: order.amount, commissionAmount: order.commissionAmount, status: order.status },
      customerName: 'Deleted customer',
    });
    expect(await db('users').where({ id: customer.id }).first()).toMatchObject({
      name: 'Deleted customer',
      passwordHash: null,
      deletesAt: null,
    });
    const acts = await db('auditEntries').where({ actorId: customer.id });
    for (const act of acts)
      expect(act).toMatchObject({ actorName: 'Deleted customer', address: null, userAgent: null });
    expect(await db('auditEntries').where({ action: 'ACCOUNT_ERASED', recordId: customer.id })).toMatchObject([
      { actorId: null, recordName: 'Deleted customer' },
    ]);
  });

  test('keeps only the texts of a rancher and the ranch that are listed here, and the books', async () => {
    const { ranch } = seeded.people.rancher;
    const { ledger, currentBalance } = books;
    expect(before.rancher.length).toBeGreaterThan(10);
    await erased('rancher');
    // The reason is part of a bill that a family received, and the beef may still be in its freezer.
    expect(await findText(words.rancher)).toEqual([
      'order_revisions weighingreason',
      'orders weighingreason',
      'recalls recalladvice',
    ]);
    expect(await findText(new RegExp(ranch.ranchName, 'g'))).toEqual([]);
    expect(await ledgerOf(ranch.id)).toEqual(ledger);
    expect(ledger.length).toBeGreaterThan(1);
    expect(await db('ranchers').where({ id: ranch.id }).first()).toMatchObject({
      currentBalance,
      ranchName: 'Deleted ranch',
      approval: 'REJECTED',
    });
    expect(removed.some((name) => name.includes(HASHES.ranch))).toBe(true);
  });

  test('lets admins still read the orders and the lists of customers and ranches', async () => {
    const { people, charged } = seeded;
    for (const of of ['customer', 'rancher'] as const) await erased(of);
    const ORDER =
      'query ($id: ID!) { order(id: $id) { id amount customer { name email phone } rancher { ranchName contact { name email } } statusUpdates { notes } } }';
    const { data, errors } = await as(people.admin).run(ORDER, { id: String(charged) });
    expect(errors).toBeUndefined();
    expect(data.order).toMatchObject({
      customer: { name: 'Deleted customer', phone: '' },
      rancher: { ranchName: 'Deleted ranch', contact: { name: 'Deleted rancher' } },
    });
    const list = await as(people.admin).run(
      '{ admin { customers { nodes { id name deletesAt } } ranchers { nodes { id ranchName deletesAt } } } }',
    );
    expect(list.errors).toBeUndefined();
  });
});

test('the account of a customer or admin is deleted completely if no other row refers to it', async () => {
  const [person, admin] = [await make.customer(), await make.admin()];
  await make.admin();
  for (const { id } of [person, admin]) await makeDue(id);
  await runJob();
  expect(await db('users').whereIn('id', [person.id, admin.id])).toEqual([]);
});

test('the email of an erased account can register again', async () => {
  const { ranch } = await make.rancher();
  const person = await make.customer();
  await make.order({ customerId: person.id, rancherId: ranch.id, status: 'CANCELED' });
  await makeDue(person.id);
  await runJob();
  const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id email } }';
  const input = { name: 'Ann Miller', email: person.email, password: 'Prairie.Fence27' };
  const { data } = await as(null).run(REGISTER, { input });
  expect(data.register.email).toBe(person.email);
  expect(data.register.id).not.toBe(String(person.id));
});

test('an account that is kept and erased at the same time ends up either complete or erased', async () => {
  for (let round = 0; round < 6; round++) {
    const { owner, ranch } = await make.rancher({ description: 'Grass and water' });
    await make.credentialsOf(owner);
    await as(owner).run('mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletesAt } }', {
      input: { password: PASSWORD },
    });
    await makeDue(owner.id);
    const [{ errors }] = await Promise.all([as(owner).run(KEEP), runJob()]);
    const [user, kept] = [
      await db('users').where({ id: owner.id }).first(),
      await db('ranchers').where({ id: ranch.id }).first(),
    ];
    const isGone = errors?.[0]?.extensions.code === 'CONFLICT';
    expect([user.name, user.deletedAt !== null, kept.description, kept.approval]).toEqual(
      isGone ? ['Deleted rancher', true, '', 'REJECTED'] : [owner.name, false, 'Grass and water', 'APPROVED'],
    );
  }
});

test('only accounts that are due are erased, and only once', async () => {
  const person = await make.customer();
  await db('users')
    .where({ id: person.id })
    .update({ deletesAt: db.raw("now() + interval '1 minute'") });
  await runJob();
  expect((await db('users').where({ id: person.id }).first()).name).toBe(person.name);
  await makeDue(person.id);
  await Promise.all([runJob(), runJob()]);
  expect(await db('auditEntries').where({ action: 'ACCOUNT_ERASED', recordId: person.id })).toHaveLength(1);
});

test.each([
  ['commission_transactions', 'amount = amount + 1'],
  ['order_payments', 'amount = amount + 1'],
  ['audit_entries', "action = 'SIGNED_OUT'"],
])('erasing cannot change amounts or actions in %s', async (table, change) => {
  const { ranch } = await make.rancher();
  const order = await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id });
  await db('commissionTransactions').insert({
    rancherId: ranch.id,
    type: 'REQUEST',
    method: 'VENMO',
    amount: 5,
    description: '',
  });
  await db('orderPayments').insert({
    orderId: order.id,
    rancherId: ranch.id,
    kind: 'BALANCE',
    method: 'CASH',
    amount: 5,
    receivedOn: '2026-01-01',
    recordedBy: 'RANCH',
  });
  await db('auditEntries').insert({ action: 'SIGNED_IN', actorName: '', recordName: '', changes: '[]' });
  const erasing = db.transaction(async (trx) => {
    await trx.raw("set local herdline.erasing = 'on'");
    await trx.raw(`update ${table} set ${change}`);
  });
  await expect(erasing).rejects.toThrow('append-only');
});

/** Says how erasing treats a person's rows in each table that refers to people. */
const DECIDED: Record<string, string> = {
  users: 'Gone, or stay without the person.',
  ranchers: 'Stay without texts.',
  sessions: 'Gone.',
  api_tokens: 'Gone.',
  webhooks: 'Gone.',
  webhook_deliveries: 'Gone with the webhooks.',
  authenticators: 'Gone.',
  passkeys: 'Gone.',
  passkey_challenges: 'Gone.',
  recovery_codes: 'Gone.',
  password_resets: 'Gone.',
  email_confirmations: 'Gone.',
  account_undos: 'Gone.',
  ranch_helpers: 'Gone, of the ranch and of the helper.',
  helper_invitations: 'Gone.',
  processor_doors: 'Gone.',
  slot_bookings: 'Gone.',
  slot_waits: 'Gone.',
  weight_proposals: 'Gone with the doors.',
  processor_prints: 'Gone with the doors.',
  admin_invitations: 'Gone, with the admin who sent them.',
  sent_changes: 'Gone.',
  favorites: 'Gone.',
  feedback: 'Gone.',
  mail_refusals: 'Gone.',
  push_devices: 'Gone.',
  mails: 'Gone; those to others about an order lose their subject.',
  reorder_reminders: 'Gone.',
  photo_uploads: 'Gone, with their files.',
  message_photos: 'Gone, with their files.',
  messages: 'Stay as messages that were deleted.',
  message_reports: 'Stay without who and why.',
  conversations: 'Stay: the other side has written there too.',
  conversation_blocks: 'Gone.',
  reviews: 'Stay without the name and the photos; hidden texts go.',
  review_reports: 'Stay without why.',
  review_invitations: 'Only the number of an order.',
  complaints: 'What was wrong stays; only numbers and kinds.',
  complaint_entries: 'Steps stay, words go.',
  recalls: 'Stay, since families may still have the beef.',
  recall_shares: 'Only numbers.',
  recall_notices: 'Only numbers and times.',
  orders: 'Stay without the person.',
  order_items: 'What was bought stays; pictures of the ranch go.',
  order_status_updates: 'Steps stay, notes go.',
  order_payments: 'Figures stay, notes go.',
  order_payment_parts: 'Figures.',
  order_revisions: 'Bills stay, reasons go.',
  status_moves: 'Figures.',
  claims: 'Figures stay, reasons go.',
  line_offers: 'Figures.',
  live_purchases: 'That a share of a live animal was bought, as the law asks; only numbers and times.',
  cut_sheet_proposals: 'Gone.',
  cut_sheets: 'Stay without notes, since they may be shared with another family.',
  cut_sheet_reminders: 'Only numbers.',
  animals: 'Stay without words, since families had shares.',
  animal_places: 'Only numbers.',
  processors: 'Stay: where the beef of families was processed, a business of its own.',
  weighings: 'Weights stay, reasons go.',
  products: 'Gone.',
  product_variants: 'Gone with the products.',
  commission_transactions: 'Figures stay, words of people go.',
  commission_request_answers: 'Only numbers.',
  commission_open_requests: 'Only numbers.',
  open_charges: 'Only numbers.',
  audit_entries: 'Acts stay without the person, addresses and quoted words.',
  events: 'Only numbers.',
  sellers: 'Gone, but for a last state that says that the ranch was deleted.',
  ranch_harvests: 'Only numbers.',
  ranch_costs: 'Only numbers.',
  stale_costs: 'Only numbers.',
  customer_progress: 'Only numbers.',
  ranch_figures: 'Only numbers.',
  period_ranches: 'Only numbers.',
  figure_changes: 'Only numbers.',
  stale_customers: 'Only numbers.',
  stale_ranches: 'Only numbers.',
  ranches_to_check: 'Only numbers.',
  unreconciled_ranches: 'Only numbers.',
};

test.each(PERSONAL_DATA)('the privacy page tells whether erasing an account erases: $what', ({ tables, isErased }) => {
  expect(tables.filter((table) => DECIDED[table]?.startsWith('Gone') !== isErased)).toEqual([]);
});

test('DECIDED lists every table that refers to people', async () => {
  const tables = await personalTables(db);
  expect(tables.filter((table) => !(table in DECIDED))).toEqual([]);
  expect(Object.keys(DECIDED).filter((table) => !tables.includes(table))).toEqual([]);
});
