import { expect, test } from 'vitest';
import { MAX_MILES } from '../../rules/ranches/delivery';
import { filterChips, NO_FILTERS, type RanchFilters, readFilters, toRancherFilter, writeFilters } from './ranchFilters';

const read = (search: string) => readFilters(new URLSearchParams(search));

const all: RanchFilters = {
  search: 'lone oak',
  near: '78704',
  within: 100,
  by: ['LOCAL_DELIVERY', 'SHIPPING'],
  zip: '787',
  state: ['Ohio', 'Texas'],
  size: ['QUARTER_COW', 'HALF_COW'],
  quality: ['GRASS_FED', 'ORGANIC'],
  share: true,
  ready: '2027-03-01',
};

test('filters are the same after writing them to the URL and reading them', () => {
  const params = writeFilters(new URLSearchParams('sort=price'), all);
  expect(params.toString()).toBe(
    'sort=price&search=lone+oak&near=78704&within=100&by=local-delivery&by=shipping&zip=787&state=Ohio&state=Texas&size=quarter-cow&size=half-cow&quality=grass-fed&quality=organic&share=1&ready=2027-03-01',
  );
  expect(readFilters(params)).toEqual(all);
});

test('empty filters are not in the URL', () => {
  expect(writeFilters(writeFilters(new URLSearchParams('view=4'), all), NO_FILTERS).toString()).toBe('view=4');
  expect(read('')).toEqual(NO_FILTERS);
});

test.each([
  ['an unknown state', 'state=Texus'],
  ['an unknown size', 'size=select-cuts&size=whole'],
  ['an unknown quality', 'quality=cheap'],
  ['an invalid day', 'ready=2027-02-30'],
  ['a ZIP code without digits', 'zip=abc'],
  ['an incomplete ZIP code as the place', 'near=787&within=50&by=shipping'],
  ['a distance or a method without a place', 'within=50&by=shipping'],
])('%s is ignored', (_name, params) => expect(read(params)).toEqual(NO_FILTERS));

test('a typed URL can spell values in several ways, and invalid values are ignored', () => {
  expect(read('state=tx&state=TEXAS&zip=78701-1234&size=whole-cow&size=quarter-cow')).toMatchObject({
    state: ['Texas'],
    zip: '78701',
    size: ['QUARTER_COW', 'WHOLE_COW'],
  });
  expect(read('near=78701-1234&within=51&by=shipping&by=mule')).toMatchObject({
    near: '78701',
    within: MAX_MILES,
    by: ['SHIPPING'],
  });
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
});

test('filters are converted to GraphQL input', () => {
  expect(toRancherFilter(all)).toEqual({
    search: 'lone oak',
    near: { zipCode: '78704', miles: 100, methods: ['LOCAL_DELIVERY', 'SHIPPING'] },
    zipPrefix: '787',
    states: ['Ohio', 'Texas'],
    orderSizes: ['QUARTER_COW', 'HALF_COW'],
    qualities: ['GRASS_FED', 'ORGANIC'],
    hasShare: true,
    readyBy: '2027-03-01',
  });
  expect(toRancherFilter(NO_FILTERS)).toEqual({});
  expect(toRancherFilter({ ...NO_FILTERS, near: '787', within: 100, by: ['SHIPPING'] })).toEqual({});
});

test('the order in which filters were chosen does not change the GraphQL input', () => {
  const other: RanchFilters = {
    ...all,
    search: ' lone oak ',
    state: ['Texas', 'Ohio'],
    size: ['HALF_COW', 'QUARTER_COW'],
    quality: ['ORGANIC', 'GRASS_FED'],
    by: ['SHIPPING', 'LOCAL_DELIVERY'],
  };
  expect(JSON.stringify(toRancherFilter(other))).toBe(JSON.stringify(toRancherFilter(all)));
});

test('each filter has its own chip, which removes only that filter', () => {
  const chips = filterChips(all);
  expect(chips.map(({ label }) => label)).toEqual([
    'Within 100 miles of 78704',
    'Reaches me by Local Delivery',
    'Reaches me by Shipping',
    'ZIP 787…',
    'Ohio',
    'Texas',
    'Quarter Cow',
    'Half Cow',
    'Grass-Fed',
    'Organic',
    'Has a share to reserve',
    'Ready by March 1, 2027',
  ]);
  const without = (label: string) => ({ ...all, ...chips.find((chip) => chip.label === label)?.removal });
  expect(without('Ohio')).toEqual({ ...all, state: ['Texas'] });
  expect(without('ZIP 787…')).toEqual({ ...all, zip: '' });
  expect(without('Reaches me by Shipping')).toEqual({ ...all, by: ['LOCAL_DELIVERY'] });
  expect(without('Has a share to reserve')).toEqual({ ...all, share: false });
  expect(without('Ready by March 1, 2027')).toEqual({ ...all, ready: '' });
  expect(without('Within 100 miles of 78704')).toEqual({ ...all, within: MAX_MILES });
  // A place alone filters nothing, so it has no chip.
  expect(filterChips({ ...all, within: MAX_MILES })[0]?.label).toBe('Reaches me by Local Delivery');
});

test('removing the ZIP code also removes the distance and the delivery methods', () => {
  const params = writeFilters(new URLSearchParams(), { ...all, near: '' });
  expect(readFilters(params)).toEqual({ ...all, near: '', within: MAX_MILES, by: [] });
});
