import { expect, test } from 'vitest';
import { dinnersOf, dinnersText, HELPING, monthsOf, needText, poundsAYear, shareForYear } from './beefNeed';

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

test.each([
  [112.5, 4, 2, 'About 80 dinners for a family of four, eaten twice a week: lasts 9 months.'],
  [112.5, 1, 1, 'About 321 dinners for one person, eaten once a week: lasts more than a year.'],
  [20, 2, 7, 'About 28 dinners for a household of two, eaten 7 times a week: lasts a month.'],
])('%d lb for %i people, %i times a week', (pounds, people, meals, text) => {
  expect(dinnersText(pounds, people, meals)).toBe(text);
});

test('less beef than for one dinner is left over, and the months match the number of dinners', () => {
  for (let pounds = 50; pounds <= 600; pounds += 12.5) {
    for (let people = 1; people <= 10; people++) {
      const dinner = (people * (HELPING.from + HELPING.to)) / 2;
      const dinners = dinnersOf(pounds, people);
      expect(pounds - dinners * dinner).toBeGreaterThanOrEqual(-1e-9);
      expect(pounds - dinners * dinner).toBeLessThan(dinner);
      const months = (dinners / 3 / 52) * 12;
      expect(Math.abs(monthsOf(pounds, people, 3) - months)).toBeLessThan(1 + months * 0.05);
    }
  }
});
