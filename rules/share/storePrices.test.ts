import { expect, test } from 'vitest';
import { storeCost, storePerPound } from './storePrices';

test('a pound of a share costs between ground beef and a chuck roast', () => {
  expect(storePerPound()).toEqual({ from: 690, to: 851 });
});

test('the cost of a share is the price per pound times its pounds', () => {
  expect(storeCost({ from: 100, to: 125 })).toEqual({ from: 69_000, to: 106_375 });
});

test('more beef never costs less', () => {
  for (let pounds = 1; pounds < 700; pounds++) {
    const [less, more] = [storeCost({ from: pounds, to: pounds }), storeCost({ from: pounds + 1, to: pounds + 1 })];
    expect(less.from).toBeLessThanOrEqual(less.to);
    expect(more.from).toBeGreaterThan(less.from);
    expect(more.to).toBeGreaterThan(less.to);
  }
});
