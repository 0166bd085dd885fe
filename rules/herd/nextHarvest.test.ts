import { expect, test } from 'vitest';
import { nextHarvestText } from './nextHarvest';
import { sharesLeft } from './quarters';

const today = '2026-11-22';
const harvest = { quartersLeft: 2, sharesLeft: ['HALF_COW', 'QUARTER_COW'], harvestWords: null } as const;

test.each([
  ['2027-03-25', 'Half left, ready in March'],
  ['2026-11-30', 'Half left, ready in November'],
  ['2027-10-31', 'Half left, ready in October'],
  ['2027-11-01', 'Half left, ready in November 2027'],
  ['2026-11-22', 'Half left, ready soon'],
])('ready on %s: %s', (readyFrom, text) => {
  expect(nextHarvestText({ ...harvest, readyFrom }, today)).toBe(text);
});

test("without a date, the text has the rancher's own words", () => {
  const undated = { ...harvest, readyFrom: null };
  expect(nextHarvestText({ ...undated, harvestWords: 'autumn 2027' }, today)).toBe(
    'Half left, harvest planned for autumn 2027',
  );
  expect(nextHarvestText(undated, today)).toBe('Half left');
});

test.each([[[]], [[1]], [[1, 3]], [[3, 4]], [[1, 2, 3]]])(
  'with places %j taken, the text is the same as elsewhere',
  (taken) => {
    const { quarters, shares, text } = sharesLeft(taken);
    const left = nextHarvestText(
      { quartersLeft: quarters, sharesLeft: shares, readyFrom: null, harvestWords: null },
      today,
    );
    expect(left).toBe(text);
  },
);
