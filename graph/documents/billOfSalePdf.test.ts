import { expect, test } from 'vitest';
import { LIVE_PURCHASE_TEXTS, LIVE_PURCHASE_VERSION } from '../../rules/herd/livePurchase';
import { billOfSalePdf, type LiveSale } from './billOfSalePdf';
import { pdfText } from './testing/pdfText';

const text = LIVE_PURCHASE_TEXTS[LIVE_PURCHASE_VERSION] ?? '';
const sale: LiveSale = {
  orderId: '12',
  share: 'Half of the animal',
  seller: { ranchName: 'Lone Oak Ranch', city: 'Austin', state: 'Texas', name: 'Ray Rancher' },
  buyer: { name: 'Bea Buyer', city: '', state: '', zipCode: '78704' },
  animal: { tag: '41', breed: 'Angus', bornOn: '2025-03-01', harvestDate: '2027-03-04', harvestWords: null },
  processor: 'Hill Country Locker, Austin, Texas (custom-exempt)',
  terms: { pricing: 'HANGING', price: 0, pricePerPound: 450, deposit: 20_000 },
  confirmation: {
    ...{ text, version: LIVE_PURCHASE_VERSION },
    ...{ confirmedAt: '2026-11-22T23:24:00.000Z', ranchChooses: true, timeZone: 'America/Chicago' },
  },
};
const wordsOf = async (given: LiveSale) => pdfText(await billOfSalePdf(given)).replace(/\s+/g, ' ');

test('a bill of sale names both sides, the animal, the terms, and what was confirmed when', async () => {
  const words = await wordsOf(sale);
  for (const part of [
    'Lone Oak Ranch, Austin, Texas (Ray Rancher)',
    'Bea Buyer, 78704',
    'Tag 41, Angus, born March 2025',
    'Half of the animal',
    'Harvest March 4, 2027',
    'Seller: Ray Rancher',
    'Buyer: Bea Buyer',
    'Signature',
    '$4.50 per lb of hanging weight',
    '$200.00',
    ...text.split('\n\n'),
    'The buyer lets the ranch choose the animal.',
    `Confirmed by Bea Buyer on Herdline on November 22, 2026 at 5:24 PM, Central Time (America/ Chicago). Text version ${LIVE_PURCHASE_VERSION}.`,
    'Page 1 of 1',
  ]) {
    expect(words).toContain(part);
  }
});

test('a bill of sale leaves out unknown details and a deposit of zero', async () => {
  const animal = { tag: '41', breed: null, bornOn: null, harvestDate: null, harvestWords: 'Spring 2027' };
  const terms = { pricing: 'FLAT', price: 180_000, pricePerPound: 0, deposit: 0 } as const;
  const words = await wordsOf({ ...sale, animal, terms });
  expect(words).toContain('$1,800.00 for the share');
  expect(words).toMatch(/Tag 41, birth month unknown Share/);
  expect(words).not.toContain('Deposit');
});
