import { expect, test } from 'vitest';
import { packagedYield, yieldText } from './packagedYield';

const NO_OWN = { ownYieldFrom: null, ownYieldTo: null };
const NO_RANCH = { yieldFrom: null, yieldTo: null, yieldAnimals: null };
const RANCH = { yieldFrom: 58, yieldTo: 64, yieldAnimals: 7 };

test.each([
  [{ ownYieldFrom: 62, ownYieldTo: 66 }, RANCH, 'The ranch expects 62-66% of its hanging weight as packaged beef.'],
  [{ ownYieldFrom: 62, ownYieldTo: 62 }, NO_RANCH, 'The ranch expects 62% of its hanging weight as packaged beef.'],
  [NO_OWN, RANCH, "This ranch's last 7 animals gave 58-64% of their hanging weight as packaged beef."],
  [NO_OWN, NO_RANCH, '60-70% of its hanging weight ends up as packaged beef.'],
])("the animal's own yield comes first, then the ranch's, then the usual one: %j", (own, ranch, text) => {
  const expected = `${text} Boneless or extra-lean cutting gives less, down to about 55%.`;
  expect(yieldText(packagedYield(own, ranch))).toBe(expected);
});

test.each([
  [48, 52],
  [55, 60],
])('a yield of %i to %i%% is not said to go down to 55%%', (ownYieldFrom, ownYieldTo) => {
  const text = `The ranch expects ${ownYieldFrom}-${ownYieldTo}% of its hanging weight as packaged beef.`;
  expect(yieldText(packagedYield({ ownYieldFrom, ownYieldTo }, NO_RANCH))).toBe(text);
});
