import { expect, test } from 'vitest';
import { FARTHEST_MILES } from '../../../rules/delivery';
import { filterChips } from './filterChips';
import {
  countFilters,
  NO_FILTERS,
  type RanchFilters,
  readFilters,
  toRancherFilter,
  writeFilters,
} from './ranchFilters';
import { readSort, writeSort } from './ranchSort';

const read = (search: string) => readFilters(new URLSearchParams(search));

const all: RanchFilters = {
  search: 'lone oak',
  zipPrefix: '787',
  states: ['Ohio', 'Texas'],
  orderSizes: ['QUARTER_COW', 'HALF_COW'],
  qualities: ['GRASS_FED', 'ORGANIC'],
  near: { zipCode: '78704', miles: 100, methods: ['LOCAL_DELIVERY', 'SHIPPING'] },
};

test('filters come back from the address as they were written', () => {
  const address = writeFilters(new URLSearchParams('sort=price'), all);
  expect(address.toString()).toBe(
    'sort=price&search=lone+oak&zip=787&state=Ohio&state=Texas&size=quarter-cow&size=half-cow&quality=grass-fed&quality=organic&near=78704&within=100&by=local-delivery&by=shipping',
  );
  expect(readFilters(address)).toEqual(all);
});

test('without filters nothing of them stays in the address', () => {
  expect(writeFilters(writeFilters(new URLSearchParams('view=4'), all), NO_FILTERS).toString()).toBe('view=4');
  expect(read('')).toEqual(NO_FILTERS);
});

test.each([
  ['a state that is none', 'state=Texus'],
  ['a size that is none', 'size=select-cuts&size=whole'],
  ['a quality that is none', 'quality=cheap'],
  ['a ZIP code without digits', 'zip=abc'],
  ['a place that is not a whole ZIP code', 'near=787&within=50&by=shipping'],
  ['a distance or a method without a place', 'within=50&by=shipping'],
])('%s is left out', (_name, address) => expect(read(address)).toEqual(NO_FILTERS));

test('what people write into an address is understood', () => {
  expect(read('state=tx&state=TEXAS&zip=78701-1234&size=whole-cow&size=quarter-cow')).toMatchObject({
    states: ['Texas'],
    zipPrefix: '78701',
    orderSizes: ['QUARTER_COW', 'WHOLE_COW'],
  });
  expect(read('near=78701-1234&within=51&by=shipping&by=mule').near).toEqual({
    zipCode: '78701',
    miles: FARTHEST_MILES,
    methods: ['SHIPPING'],
  });
  expect(read(`search=${'a'.repeat(300)}`).search).toHaveLength(100);
});

test('the same choice asks for the same list, in whatever order it was made', () => {
  const other: RanchFilters = {
    ...all,
    search: ' lone oak ',
    states: ['Texas', 'Ohio'],
    orderSizes: ['HALF_COW', 'QUARTER_COW'],
    qualities: ['ORGANIC', 'GRASS_FED'],
    near: { ...all.near, methods: ['SHIPPING', 'LOCAL_DELIVERY'] },
  };
  expect(JSON.stringify(toRancherFilter(other))).toBe(JSON.stringify(toRancherFilter(all)));
  expect(toRancherFilter(NO_FILTERS)).toEqual({});
  expect(toRancherFilter({ ...NO_FILTERS, near: { ...all.near, zipCode: '787' } })).toEqual({});
});

test('each filter has its chip, which takes off that one alone', () => {
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
  ]);
  expect(chips).toHaveLength(countFilters(all));
  const without = (label: string) => chips.find((chip) => chip.label === label)?.takeOff(all);
  expect(without('Ohio')).toEqual({ ...all, states: ['Texas'] });
  expect(without('ZIP 787…')).toEqual({ ...all, zipPrefix: '' });
  expect(without('Reaches me by Shipping')).toEqual({ ...all, near: { ...all.near, methods: ['LOCAL_DELIVERY'] } });
  expect(without('Within 100 miles of 78704')).toEqual({ ...all, near: NO_FILTERS.near });
  const [anyDistance] = filterChips({ ...all, near: { ...all.near, miles: FARTHEST_MILES } });
  expect(anyDistance?.label).toBe('Near 78704');
});

test('the sort stands in the address where it is not the usual one', () => {
  const byPrice = writeSort(new URLSearchParams(), 'price', false);
  expect(byPrice.toString()).toBe('sort=price');
  expect(readSort(byPrice, false).sort).toBe('PRICE');
  expect(writeSort(byPrice, 'name', false).toString()).toBe('');
  expect(readSort(new URLSearchParams('sort=luck'), false).sort).toBe('NAME');
});

test('the nearest come first from a place, and only there can distance be asked for', () => {
  expect(readSort(new URLSearchParams(), true).sort).toBe('DISTANCE');
  expect(readSort(new URLSearchParams('sort=distance'), false).sort).toBe('NAME');
  expect(readSort(writeSort(new URLSearchParams(), 'name', true), true).sort).toBe('NAME');
  expect(writeSort(new URLSearchParams('sort=price'), 'distance', true).toString()).toBe('');
});
