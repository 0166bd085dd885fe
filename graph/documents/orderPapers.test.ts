import { expect, test } from 'vitest';
import { cancellationPdf, invoicePdf, receiptPdf } from './orderPapers';
import { pdfText } from './testing/pdfText';

const parties = {
  orderId: '12',
  seller: {
    ...{ ranchName: 'Lone Oak Ranch', street: '12 Ranch Road', city: 'Austin', state: 'Texas' },
    ...{ phone: '(512) 555-0100', email: 'ray@herdline.test' },
  },
  shippingAddress: '1 Main St\nUnit 2',
  buyer: { name: 'Bea Buyer', email: 'bea@herdline.test', zipCode: '78704' },
};
const paid = {
  ...{ kind: 'Deposit', type: 'DEPOSIT' as const, method: 'Check', amount: 15_000, receivedOn: '2026-11-20' },
  ...{ note: 'Check 104', createdAt: '2026-11-20T18:00:00.000Z' },
};
/** The quarter of a 500 lb carcass whose costs are computed by hand. */
const lines = [
  { label: 'Quarter Cow, animal 41', pounds: 125, pricePerPound: 400, amount: 50_000, rounding: 0, toProcessor: false },
  { label: 'Kill fee', pounds: null, pricePerPound: null, amount: 2_125, rounding: 0, toProcessor: false },
  { label: 'Cut and wrap', pounds: 125, pricePerPound: 60, amount: 7_500, rounding: -1, toProcessor: false },
];
const invoice = {
  ...parties,
  ...{
    timeZone: 'Pacific/Honolulu',
    issuedAt: '2026-11-22T05:00:00.000Z',
    number: '12-1',
    replacedBy: null,
    lines,
    total: 59_625,
    received: 15_000,
    balanceDue: 44_625,
  },
  ...{ overpaid: 0, howToPay: 'Venmo @LoneOak\nor a check at pickup', payments: [paid] },
};
const wordsOf = async (document: Promise<Buffer>) => pdfText(await document).replace(/\s+/g, ' ');

test('an invoice has every line, the sums, the payments and how to pay', async () => {
  const words = await wordsOf(invoicePdf(invoice));
  for (const part of [
    'Invoice 12-1',
    'From Lone Oak Ranch, 12 Ranch Road, Austin, Texas (512) 555-0100, ray@herdline.test',
    'Deliver to 1 Main St, Unit 2',
    'To Bea Buyer, bea@herdline.test, ZIP 78704',
    'Invoice date 11/21/2026, in Hawaii-Aleutian Standard Time (Pacific/Honolulu)',
    'Quarter Cow, animal 41',
    '125 $4.00 $500.00',
    'Kill fee $21.25',
    'Cut and wrap (rounding -$0.01)',
    '125 $0.60 $75.00',
    'Total $596.25',
    'Received $150.00',
    'Balance due $446.25',
    '11/20/2026 Deposit Check Check 104 $150.00',
    'Venmo @LoneOak',
    'or a check at pickup',
  ]) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('processor');
});

test('an invoice lists payments to the processor separately, and says which one replaced it', async () => {
  const ofProcessor = lines.map((line) => ({ ...line, toProcessor: line.label !== 'Quarter Cow, animal 41' }));
  const words = await wordsOf(
    invoicePdf({
      ...invoice,
      replacedBy: '12-2',
      lines: ofProcessor,
      total: 50_000,
      balanceDue: 0,
      overpaid: 1_000,
    }),
  );
  for (const part of ['Invoice 12-2 replaced this one.', 'You pay the processor directly', 'Paid too much $10.00']) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('How to pay');
});

const ofReceipt = { ...parties, timeZone: 'America/Chicago' };

test('a receipt says who paid whom how much, and what was due then', async () => {
  const words = await wordsOf(
    receiptPdf({ ...ofReceipt, id: '7', payment: paid, receivedThen: 15_000, balanceDueThen: 44_625 }),
  );
  for (const part of [
    'Receipt #7',
    'Lone Oak Ranch received $150.00 from Bea Buyer.',
    'Balance due after it: $446.25.',
  ]) {
    expect(words).toContain(part);
  }
  const refund = { ...paid, type: 'REFUND' as const, kind: 'Refund' };
  const refundReceipt = await wordsOf(
    receiptPdf({ ...ofReceipt, id: '8', payment: refund, receivedThen: 0, balanceDueThen: null }),
  );
  expect(refundReceipt).toContain('Lone Oak Ranch gave $150.00 back to Bea Buyer.');
  expect(refundReceipt).toContain('The order is settled by weight later.');
});

test('the statement of a canceled order says what came, went back and is kept, and asks for nothing', async () => {
  const refund = { ...paid, type: 'REFUND' as const, kind: 'Refund', amount: 4_000 };
  const kept = { ...paid, type: 'KEPT' as const, kind: 'Kept', method: '', amount: 10_000, note: 'Canceled late' };
  const payments = [paid, refund, kept];
  const words = await wordsOf(
    cancellationPdf({ ...parties, payments, received: 11_000, kept: 10_000, overpaid: 1_000 }),
  );
  for (const part of ['Paid $150.00', 'Given back $40.00', 'Kept $100.00', 'To give back $10.00', 'Canceled late']) {
    expect(words).toContain(part);
  }
  expect(words).not.toMatch(/Invoice|Balance due|How to pay|Total/);
});
