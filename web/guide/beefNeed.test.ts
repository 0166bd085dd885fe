import { expect, test } from 'vitest';
import { needText, poundsAYear, shareForYear } from './beefNeed';

test.each([
  [4, 3, 'About 155-280 lb a year. A half cow lasts about 12 months.'],
  [2, 3, 'About 80-140 lb a year. A quarter cow lasts about 12 months.'],
  [10, 10, 'About 1300-2340 lb a year. A whole cow lasts about 3 months.'],
  [1, 1, 'About 15-25 lb a year. Even a quarter lasts more than a year'],
])('%i people with beef %i times a week', (people, meals, text) => {
  expect(needText(people, meals)).toContain(text);
});

test('more people or more meals never need less', () => {
  for (let people = 1; people < 10; people++) {
    for (let meals = 1; meals < 10; meals++) {
      const { from, to } = poundsAYear(people, meals);
      expect(to).toBeGreaterThan(from);
      expect(poundsAYear(people + 1, meals).from).toBeGreaterThan(from);
      expect(poundsAYear(people, meals + 1).to).toBeGreaterThan(to);
      const share = shareForYear(people, meals)?.yieldPounds.to ?? 0;
      expect(shareForYear(people + 1, meals)?.yieldPounds.to ?? 0).toBeGreaterThanOrEqual(share);
    }
  }
});
