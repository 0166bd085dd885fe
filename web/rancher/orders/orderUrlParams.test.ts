import { describe, expect, test } from 'vitest';
import { countPanelFilters, isFiltered, type OrderFilters, orderFilters, orderVariables } from './orderUrlParams';

function read(search: string): OrderFilters {
  const params = new URLSearchParams(search);
  const entries = Object.entries(orderFilters).map(([name, codec]) => [name, codec.read(params.getAll(name))]);
  return Object.fromEntries(entries);
}

const dayOf = (moment: string | undefined) => new Date(moment!).toDateString();

test('the URL can contain every filter', () => {
  const filters = read(
    'search=ann&type=half-cow&method=local-pickup&day=2026-11-07&animal=41&unpaid=1&from=2026-11-01&to=2026-11-03&archived=1&sort=customer',
  );
  const { from, to, ...rest } = orderVariables(filters);
  expect(rest).toEqual({
    search: 'ann',
    orderType: ['HALF_COW'],
    shippingMethod: ['LOCAL_PICKUP'],
    handoverDay: '2026-11-07',
    animalId: '41',
    unpaid: true,
    archived: true,
    sort: 'CUSTOMER',
  });
  expect([dayOf(from), dayOf(to)]).toEqual(['Sun Nov 01 2026', 'Wed Nov 04 2026']);
  expect([isFiltered(filters), countPanelFilters(filters)]).toEqual([true, 8]);
});

test('a URL without parameters means all orders that are not archived, newest first', () => {
  const filters = read('');
  expect(orderVariables(filters)).toEqual({ archived: false, sort: 'NEWEST' });
  expect(isFiltered(filters)).toBe(false);
});

test('a day in the URL is a whole day in the time zone of the viewer', () => {
  const { from, to } = orderVariables(read('from=2026-11-21&to=2026-11-21'));
  expect(new Date(from!).getHours()).toBe(0);
  expect(Date.parse(to!) - Date.parse(from!)).toBe(86_400_000);
});

test('a link with the old spelling of an order type still works', () => {
  expect(orderVariables(read('type=half_cow')).orderType).toEqual(['HALF_COW']);
});

describe('invalid values', () => {
  test.each(['type=goat', 'sort=luck', 'from=yesterday', 'to=2026-13-45', 'from=0002-01-01'])(
    '%s is ignored',
    (search) => {
      expect(orderVariables(read(search))).toEqual({ archived: false, sort: 'NEWEST' });
    },
  );

  test('the days of a range that ends before it starts are swapped', () => {
    expect(orderVariables(read('from=2026-11-09&to=2026-11-02'))).toEqual(
      orderVariables(read('from=2026-11-02&to=2026-11-09')),
    );
  });
});
