import { describe, expect, test } from 'vitest';
import { countFolded, isNarrowed, readNarrowing, variablesOf } from './orderNarrowing';

const read = (address: string) => readNarrowing(new URLSearchParams(address));
const dayOf = (moment: string | undefined) => new Date(moment!).toDateString();

test('everything that an address can say', () => {
  const narrowing = read('search=ann&type=half_cow&from=2026-11-01&to=2026-11-03&archived=1&sort=customer');
  const { from, to, ...rest } = variablesOf(narrowing);
  expect(rest).toEqual({ search: 'ann', orderType: ['HALF_COW'], archived: true, sort: 'CUSTOMER' });
  expect([dayOf(from), dayOf(to)]).toEqual(['Sun Nov 01 2026', 'Wed Nov 04 2026']);
  expect([isNarrowed(narrowing), countFolded(narrowing)]).toEqual([true, 4]);
});

test('an address that says nothing asks for all, newest first', () => {
  const narrowing = read('');
  expect(variablesOf(narrowing)).toEqual({ archived: false, sort: 'NEWEST' });
  expect(isNarrowed(narrowing)).toBe(false);
});

test('a day is the whole day of the reader', () => {
  const { from, to } = variablesOf(read('from=2026-11-21&to=2026-11-21'));
  expect(new Date(from!).getHours()).toBe(0);
  expect(Date.parse(to!) - Date.parse(from!)).toBe(86_400_000);
});

describe('what makes no sense is passed over', () => {
  test.each(['type=goat', 'sort=luck', 'from=yesterday', 'to=2026-13-45', 'from=0002-01-01'])('%s', (address) => {
    expect(variablesOf(read(address))).toEqual({ archived: false, sort: 'NEWEST' });
  });

  test('days the wrong way round', () => {
    expect(variablesOf(read('from=2026-11-09&to=2026-11-02'))).toEqual(
      variablesOf(read('from=2026-11-02&to=2026-11-09')),
    );
  });
});
