import { expect, test } from 'vitest';
import { pricingTerms } from './PricingTerms';
import { priceRows } from './priceRows';

const ranch = {
  offerQuarterCow: true,
  offerHalfCow: true,
  offerWholeCow: true,
  quarterCowPrice: 85_000,
  halfCowPrice: 0,
  wholeCowPrice: 320_050,
};

test('a share on sale has its price, its pounds and its freezer space', () => {
  expect(priceRows(ranch).map(({ share, ...row }) => ({ name: share.label, ...row }))).toEqual([
    { name: 'Quarter Cow', price: '$850.00', pounds: '100-125 lbs', freezer: '4-5 cu ft' },
    { name: 'Whole Cow', price: '$3,200.50', pounds: '400-500 lbs', freezer: '16-20 cu ft' },
  ]);
});

test('a share that is not offered has no row, whatever its price', () => {
  expect(priceRows({ ...ranch, offerQuarterCow: false, offerWholeCow: false })).toEqual([]);
});

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
    '$5.25 per lb hanging weight. The rancher confirms your final price after weighing.',
    'A deposit of $200.00 holds your order.',
    'Processing takes about 1 week.',
  ]);
});

test('without shares, the terms omit the price', () => {
  const none = { ...terms, offerQuarterCow: false, offerWholeCow: false };
  expect(pricingTerms(none)).toEqual(['No deposit.', 'Processing takes about 4 weeks.']);
});
