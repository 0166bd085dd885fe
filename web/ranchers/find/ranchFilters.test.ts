import { expect, test } from 'vitest';
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
};

test('filters come back from the address as they were written', () => {
  const address = writeFilters(new URLSearchParams('sort=price'), all);
  expect(address.toString()).toBe(
    'sort=price&search=lone+oak&zip=787&state=Ohio&state=Texas&size=quarter-cow&size=half-cow&quality=grass-fed&quality=organic',
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
])('%s is left out', (_name, address) => expect(read(address)).toEqual(NO_FILTERS));

test('what people write into an address is understood', () => {
  expect(read('state=tx&state=TEXAS&zip=78701-1234&size=whole-cow&size=quarter-cow')).toMatchObject({
    states: ['Texas'],
    zipPrefix: '78701',
    orderSizes: ['QUARTER_COW', 'WHOLE_COW'],
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
  };
  expect(JSON.stringify(toRancherFilter(other))).toBe(JSON.stringify(toRancherFilter(all)));
  expect(toRancherFilter(NO_FILTERS)).toEqual({});
});

test('each filter has its chip, which takes off that one alone', () => {
  const chips = filterChips(all);
  expect(chips.map(({ label }) => label)).toEqual([
    'ZIP 787…',
    'Ohio',
    'Texas',
    'Quarter Cow',
    'Half Cow',
    'Grass-Fed',
    'Organic',
  ]);
  expect(chips).toHaveLength(countFilters(all));
  expect(chips[1]?.takeOff(all)).toEqual({ ...all, states: ['Texas'] });
  expect(chips[0]?.takeOff(all)).toEqual({ ...all, zipPrefix: '' });
});

test('the sort stands in the address where it is not the usual one', () => {
  const byPrice = writeSort(new URLSearchParams(), 'price');
  expect(byPrice.toString()).toBe('sort=price');
  expect(readSort(byPrice).sort).toBe('PRICE');
  expect(writeSort(byPrice, 'name').toString()).toBe('');
  expect(readSort(new URLSearchParams('sort=luck')).sort).toBe('NAME');
});
