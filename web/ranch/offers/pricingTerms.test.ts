import { expect, test } from 'vitest';
import { offerOf } from '../../testing/ranches';
import { pricingTerms } from './PricingTerms';

const ranch = {
  id: '7',
  offers: [],
  offerQuarterCow: true,
  offerHalfCow: true,
  offerWholeCow: true,
  quarterCowPrice: 85_000,
  halfCowPrice: 0,
  wholeCowPrice: 320_050,
};

const terms = {
  ...ranch,
  pricingModel: 'FLAT',
  pricePerPound: 0,
  depositRequired: false,
  depositAmount: 0,
  processingTimeWeeks: null,
} as const;

test('pricing terms say what the price is based on, the deposit and the processing time', () => {
  expect(pricingTerms(terms)).toEqual([
    'One flat price, whatever the final weight.',
    'No deposit.',
    'Processing takes about 4 weeks.',
  ]);
  expect(
    pricingTerms({
      ...terms,
      pricingModel: 'HANGING',
      pricePerPound: 525,
      depositRequired: true,
      depositAmount: 20_000,
      processingTimeWeeks: 1,
    }),
  ).toEqual([
    '$5.25 per lb hanging weight. Final price after weighing.',
    'A deposit of $200.00 holds your order.',
    'Processing takes about 1 week.',
  ]);
});

test('without shares, the terms omit the price', () => {
  const none = { ...terms, offerQuarterCow: false, offerWholeCow: false };
  expect(pricingTerms(none)).toEqual(['No deposit.', 'Processing takes about 4 weeks.']);
});

test('at a ranch that sells by the animal, the terms are those of the soonest animal', () => {
  const offers = [offerOf({ share: 'QUARTER_COW', deposit: 15_000 }), offerOf()];
  expect(pricingTerms({ ...terms, offers })).toEqual([
    'Your share is of animal 41, harvest March 4, 2099, ready about March 25, 2099.',
    '$4.25 per lb hanging weight. Final price after weighing.',
    'Deposit: $150.00 for a quarter, $300.00 for a half.',
  ]);
});
