import { expect, test } from 'vitest';
import { ranchPath, ranchSlug } from './ranchPath';

test.each([
  ['Pedernales Bend Ranch', 'pedernales-bend-ranch'],
  ["O’Brien's  Cattle & Co.", 'obriens-cattle-co'],
  ['Ángel Núñez Rancho', 'angel-nunez-rancho'],
  ['牧場', 'ranch'],
  ['"><script>alert(1)</script>', 'script-alert-1-script'],
  ['../../admin', 'admin'],
])('%s is %s', (name, slug) => {
  expect(ranchSlug(name)).toBe(slug);
});

test('a long name is cut, and does not end in a dash', () => {
  expect(ranchSlug(`${'a'.repeat(59)} ranch`)).toBe('a'.repeat(59));
  expect(ranchPath({ id: 12, ranchName: 'Lone Oak' })).toBe('/rancher/12/lone-oak');
});

test('a slug that another URL uses gets a suffix', () => {
  expect(ranchPath({ id: 12, ranchName: 'Checkout!' })).toBe('/rancher/12/checkout-ranch');
});
