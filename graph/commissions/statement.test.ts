import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents } from '../../rules/money/money';
import { monthBounds, monthOf } from '../../rules/money/statement';
import { DEFAULT_TIME_ZONE as CHICAGO } from '../../rules/time/timeZone';
import type { CommissionTransactionType } from '../../rules/words/vocabulary';
import { statementPdf } from '../documents/statementPdf';
import { pdfText } from '../documents/testing/pdfText';
import { testRest } from '../rest/testing/rest';

const { db, make, signedIn } = await testRest();
const admin = await signedIn(await make.admin());
const customer = await make.customer();

const ENTRY = 'type amount description orderId createdAt';
const MONTHS = 'query ($id: ID!) { rancher(id: $id) { commission { balance credit statementMonths } } }';
const STATEMENT = `query ($id: ID!, $month: String!) { rancher(id: $id) { ranchName city state commission { rate statement(month: $month) {
  month timeZone from to openingBalance openingCredit charges { ${ENTRY} } isOpen charged corrections { ${ENTRY} } corrected payments { ${ENTRY} } paid credited closingBalance closingCredit
} } } }`;

/** Entries that lower a balance. */
const LOWERING: readonly CommissionTransactionType[] = ['PAYMENT', 'CREDIT', 'WAIVER'];

const OF_ORDERS: readonly CommissionTransactionType[] = ['CHARGE', 'ADJUSTMENT'];

type Move = { type: CommissionTransactionType; amount: number; at: number };

const statementOf = async (rancherId: number, month: string) =>
  (await admin.run(STATEMENT, { id: String(rancherId), month })).rancher.commission.statement;

/** Writes the entries in order of time. Nobody pays more than they owe. */
async function book(moves: Move[]) {
  const { ranch } = await make.rancher();
  // Exempts the ranch from reconciliation, because the orders of its charges aren't fulfilled.
  await db('unreconciledRanches').insert({ rancherId: ranch.id });
  const booked: Move[] = [];
  let balance = 0;
  for (const move of moves.toSorted((one, other) => one.at - other.at)) {
    const amount = LOWERING.includes(move.type) ? Math.max(0, Math.min(move.amount, balance)) : move.amount;
    const orderId = OF_ORDERS.includes(move.type)
      ? (await make.order({ customerId: customer.id, rancherId: ranch.id })).id
      : null;
    const method = move.type === 'REQUEST' ? 'VENMO' : null;
    const entry = { rancherId: ranch.id, type: move.type, amount, orderId, method, description: `=${move.type}` };
    await db('commission_transactions').insert({ ...entry, createdAt: new Date(move.at) });
    balance += OF_ORDERS.includes(move.type) ? amount : LOWERING.includes(move.type) ? -amount : 0;
    booked.push({ ...move, amount });
  }
  return { ranch, booked, balance };
}

const sum = (moves: Move[], type: CommissionTransactionType) =>
  moves.filter((move) => move.type === type).reduce((total, { amount }) => total + amount, 0);

/** Generates a time within five months, often close to the start of a month. */
const moment = fc.oneof(
  fc.integer({ min: 0, max: 150 * 86_400_000 }).map((ago) => Date.now() - ago),
  fc.record({ ago: fc.integer({ min: 0, max: 150 }), late: fc.constantFrom(-1, 0, 1) }).map(({ ago, late }) => {
    const { from } = monthBounds(CHICAGO, monthOf(CHICAGO, new Date(Date.now() - ago * 86_400_000)));
    return Date.parse(from) + late;
  }),
);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    arbitrary: fc.record({
      type: fc.constantFrom('CHARGE', 'CHARGE', 'PAYMENT', 'CREDIT', 'WAIVER', 'REQUEST'),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      at: moment,
    }),
    weight: 4,
  },
  // Raises or lowers the balance, even below zero, so that the ranch has a credit.
  fc.record({
    type: fc.constant('ADJUSTMENT' as const),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
    at: moment,
  }),
);

/** Parses a CSV table with a byte order mark. None of its cells has a comma or a line break. */
const cellsOf = (table: string) =>
  table
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
const cents = (dollars: string | undefined) => Math.round(Number(dollars) * 100);

test('every month starts at the closing balance of the previous month, to the cent, in GraphQL, CSV and PDF', async () => {
  const holds = async (moves: Move[]) => {
    const { ranch, booked, balance } = await book(moves);
    const { commission } = (await admin.run(MONTHS, { id: String(ranch.id) })).rancher;
    expect(commission.balance - commission.credit).toBe(balance);
    expect(Math.min(commission.balance, commission.credit)).toBe(0);
    let carried = 0;
    for (const month of commission.statementMonths.toReversed()) {
      const own = booked.filter(({ at }) => monthOf(CHICAGO, new Date(at)) === month);
      const statement = await statementOf(ranch.id, month);
      const adjusted = (sign: 1 | -1) =>
        sum(
          own.filter(({ amount }) => amount * sign > 0),
          'ADJUSTMENT',
        );
      const credited = sum(own, 'CREDIT') + sum(own, 'WAIVER');
      const corrected = 0 - adjusted(-1);
      const [charged, paid] = [sum(own, 'CHARGE') + adjusted(1), sum(own, 'PAYMENT') + credited];
      const closing = carried + charged - corrected - paid;
      expect(statement).toMatchObject({
        charged,
        corrected,
        paid,
        credited,
        isOpen: month === monthOf(CHICAGO, new Date()),
      });
      const { openingBalance, openingCredit, closingBalance, closingCredit } = statement;
      expect([openingBalance - openingCredit, closingBalance - closingCredit]).toEqual([carried, closing]);
      const listed = (list: 'charges' | 'corrections' | 'payments') => sum(statement[list].map(asCharge), 'CHARGE');
      expect([listed('charges'), listed('corrections'), listed('payments')]).toEqual([charged, corrected, paid]);
      await expectFilesToAgree(ranch, statement);
      carried = closing;
    }
    expect(carried).toBe(balance);
  };
  await fc.assert(fc.asyncProperty(fc.array(move, { maxLength: 12 }), holds), { numRuns: 12 });
}, 60_000);

const asCharge = ({ amount }: { amount: number }): Move => ({ type: 'CHARGE', amount, at: 0 });

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
async function expectFilesToAgree(ranch: { id: number }, statement: any) {
  const { charged, corrected, paid, credited, month } = statement;
  const openingBalance = statement.openingBalance - statement.openingCredit;
  const closingBalance = statement.closingBalance - statement.closingCredit;
  await db('rate_limits').delete();
  const { body } = await admin.get(`/api/ranchers/${ranch.id}/statement.csv?month=${month}`);
  const [, opening, ...rest] = cellsOf(body);
  const entries = rest.slice(0, -1);
  const moved = (kind: string) =>
    entries.filter(([, entry]) => entry === kind).reduce((total, cells) => total + cents(cells[4]), 0);
  expect([cents(opening?.[5]), -moved('Payment') || 0]).toEqual([openingBalance, paid - credited]);
  expect(moved('Charge') + moved('Credit') + moved('Waiver') + moved('Adjustment')).toBe(
    charged - corrected - credited,
  );
  expect(cents(rest.at(-1)?.[5])).toBe(closingBalance);
  expect(cents(entries.at(-1)?.[5] ?? opening?.[5])).toBe(closingBalance);
  const text = pdfText(
    await statementPdf({ ranchName: 'Lone Oak', city: 'Austin', state: 'Texas', rate: 10, statement }),
  );
  expect(text).toContain(`Opening balance\n${formatCents(openingBalance)}`);
  expect(text).toContain(`Closing balance\n${formatCents(closingBalance)}`);
  const credits = credited > 0 ? `, credited or waived ${formatCents(credited)}` : '';
  const corrections = corrected > 0 ? `, corrected by ${formatCents(-corrected)}` : '';
  const sums = `Charged ${formatCents(charged)}${corrections}, paid ${formatCents(paid - credited)}${credits}.`;
  expect(text.replaceAll('\n', ' ')).toContain(sums);
}

const day = (at: string) => Date.parse(at);
const january: Move[] = [
  { type: 'CHARGE', amount: 18_000, at: day('2026-01-05T15:00:00Z') },
  { type: 'REQUEST', amount: 18_000, at: day('2026-01-06T15:00:00Z') },
  { type: 'PAYMENT', amount: 8_050, at: day('2026-01-20T15:00:00Z') },
  { type: 'CHARGE', amount: 7_000, at: day('2026-02-01T06:00:00Z') },
];

test('a month lists its charges with their orders, and its payments, but no requests', async () => {
  const { ranch } = await book(january);
  const statement = await statementOf(ranch.id, '2026-01');
  expect(statement).toMatchObject({
    timeZone: CHICAGO,
    from: '2026-01-01T06:00:00.000Z',
    to: '2026-02-01T06:00:00.000Z',
    openingBalance: 0,
    charges: [{ amount: 18_000, orderId: expect.stringMatching(/^\d+$/), createdAt: '2026-01-05T15:00:00.000Z' }],
    payments: [{ amount: 8_050, orderId: null }],
    closingBalance: 9_950,
  });
  expect(await statementOf(ranch.id, '2025-12')).toMatchObject({ openingBalance: 0, charges: [], closingBalance: 0 });
});

test('days and months are in the platform’s time zone, even when daylight saving ends, and each file names the zone once', async () => {
  const { ranch } = await book([
    { type: 'CHARGE', amount: 100, at: day('2026-11-01T04:59:59.999Z') },
    { type: 'CHARGE', amount: 20, at: day('2026-11-01T05:00:00Z') },
    { type: 'CHARGE', amount: 3, at: day('2026-11-02T05:59:59Z') },
  ]);
  expect(await statementOf(ranch.id, '2026-10')).toMatchObject({ charged: 100, closingBalance: 100 });
  expect(await statementOf(ranch.id, '2026-11')).toMatchObject({ charged: 23, from: '2026-11-01T05:00:00.000Z' });
  const { body } = await admin.get(`/api/ranchers/${ranch.id}/statement.csv?month=2026-11`);
  expect(cellsOf(body).map(([date]) => date)).toEqual([
    expect.stringMatching(/ate \(America\/Chicago\)$/),
    '',
    '11/01/2026',
    '11/01/2026',
    '',
  ]);
  const statement = await statementOf(ranch.id, '2026-11');
  const text = pdfText(await statementPdf({ ranchName: 'Oak', city: 'Austin', state: 'Texas', rate: 10, statement }));
  expect(text.match(/America\/Chicago/g)).toHaveLength(1);
  expect(text.replaceAll('\n', ' ')).toContain('11/01/2026 to 11/30/2026, in Central Time (America/Chicago).');
});

test('credits and waivers are listed among the payments under their own names', async () => {
  const { ranch } = await book([
    { type: 'CHARGE', amount: 9_000, at: day('2026-03-02T15:00:00Z') },
    { type: 'CREDIT', amount: 2_000, at: day('2026-03-03T15:00:00Z') },
    { type: 'WAIVER', amount: 1_000, at: day('2026-03-04T15:00:00Z') },
    { type: 'PAYMENT', amount: 500, at: day('2026-03-05T15:00:00Z') },
  ]);
  const statement = await statementOf(ranch.id, '2026-03');
  const payments = [{ type: 'CREDIT' }, { type: 'WAIVER' }, { type: 'PAYMENT' }];
  expect(statement).toMatchObject({ charged: 9_000, paid: 3_500, credited: 3_000, closingBalance: 5_500, payments });
  const { body } = await admin.get(`/api/ranchers/${ranch.id}/statement.csv?month=2026-03`);
  const kinds = cellsOf(body).map(([, entry]) => entry);
  expect(kinds.slice(2, -1)).toEqual(['Charge', 'Credit', 'Waiver', 'Payment']);
  const text = pdfText(
    await statementPdf({ ranchName: 'Lone Oak', city: 'Austin', state: 'Texas', rate: 10, statement }),
  );
  expect(text).toContain('Credit: =CREDIT');
  expect(text).toContain('Waiver: =WAIVER');
});

test('a correction downward is a negative charge, not a payment, and only the current month says that it is open', async () => {
  const now = new Date();
  const { ranch } = await book([
    { type: 'CHARGE', amount: 9_000, at: day('2026-03-02T15:00:00Z') },
    { type: 'ADJUSTMENT', amount: -2_000, at: day('2026-03-03T15:00:00Z') },
    { type: 'CHARGE', amount: 100, at: now.getTime() },
  ]);
  const statement = await statementOf(ranch.id, '2026-03');
  expect(statement).toMatchObject({ payments: [], paid: 0, credited: 0, corrected: 2_000, closingBalance: 7_000 });
  expect(statement.corrections).toMatchObject([{ type: 'ADJUSTMENT', amount: 2_000 }]);
  const read = async (month: string) => {
    const { body } = await admin.get(`/api/ranchers/${ranch.id}/statement.csv?month=${month}`);
    const paper = { ranchName: 'Lone Oak', city: 'Austin', state: 'Texas', rate: 10 };
    const text = pdfText(await statementPdf({ ...paper, statement: await statementOf(ranch.id, month) }));
    return { table: body as string, text: text.replaceAll('\n', ' ') };
  };
  const march = await read('2026-03');
  expect(march.text).toContain('Charged $90.00, corrected by -$20.00, paid $0.00.');
  expect([march.table, march.text].join()).not.toContain('still open');
  const current = await read(monthOf(CHICAGO, now));
  for (const text of [current.table, current.text]) expect(text).toContain('is still open: more entries may follow.');
});

test('a ranch without entries has no months and an empty statement', async () => {
  const { ranch } = await make.rancher();
  const { commission } = (await admin.run(MONTHS, { id: String(ranch.id) })).rancher;
  expect(commission.statementMonths).toEqual([]);
  expect(await statementOf(ranch.id, '2026-01')).toMatchObject({ charges: [], payments: [], closingBalance: 0 });
});

test('several ranches in one operation each have their own statement', async () => {
  const [one, other] = [await book(january), await book(january.slice(0, 1))];
  const field = 'commission { statementMonths statement(month: "2026-01") { closingBalance } }';
  const both = await admin.run(
    `{ a: rancher(id: "${one.ranch.id}") { ${field} } b: rancher(id: "${other.ranch.id}") { ${field} } }`,
  );
  expect(both.a.commission.statement.closingBalance).toBe(9_950);
  expect(both.b.commission.statement.closingBalance).toBe(18_000);
  expect(both.a.commission.statementMonths.at(-1)).toBe('2026-01');
});

test.each([
  ['2026-13', 'Write a month like 2026-11'],
  ["2026-11'--", 'Write a month like 2026-11'],
  ['9999-12', "This month hasn't started yet"],
])('the month %s is refused', async (month, message) => {
  const { ranch } = await make.rancher();
  const fields = { month: message };
  await expect(statementOf(ranch.id, month)).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields } });
  const url = `/api/ranchers/${ranch.id}/statement.csv?month=${encodeURIComponent(month)}`;
  expect(await admin.get(url)).toMatchObject({ status: 400, body: { fields } });
});

test('statement files are named after their month, and typed text never runs as a formula', async () => {
  const { ranch } = await book(january);
  const table = await admin.get(`/api/ranchers/${ranch.id}/statement.csv?month=2026-01`);
  expect(table.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(table.headers.get('Content-Disposition')).toBe('attachment; filename=herdline-commission-2026-01.csv');
  expect(cellsOf(table.body)[2]).toEqual(['01/05/2026', 'Charge', "'=CHARGE", expect.any(String), '180.00', '180.00']);
  expect(cellsOf(table.body)[3]).toEqual(['01/20/2026', 'Payment', "'=PAYMENT", '', '-80.50', '99.50']);
  const document = await admin.get(`/api/ranchers/${ranch.id}/statement.pdf?month=2026-01`);
  expect(document.headers.get('Content-Type')).toBe('application/pdf');
  expect(document.body).toMatch(/^%PDF-1\.7/);
});
