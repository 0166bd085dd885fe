import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Address, currentUrl } from '../testing/visit';
import { day, flag, manyOf, oneOf, pageNumber, text } from './codecs';
import { useUrlState } from './useUrlState';

const SIZES = ['QUARTER_COW', 'HALF_COW', 'WHOLE_COW'] as const;
const CODECS = {
  search: text(5),
  sort: oneOf(['NEWEST', 'OLDEST'], 'NEWEST'),
  size: manyOf(SIZES),
  from: day(),
  page: pageNumber(),
  archived: flag(),
};

/** Opens a screen at a URL. Returns a function that returns the screen's current state. */
function open(search: string) {
  const useOrders = () => useUrlState(CODECS);
  const seen: ReturnType<typeof useOrders>[] = [];
  function Screen() {
    seen.push(useOrders());
    return <Address />;
  }
  render(
    <MemoryRouter initialEntries={[`/orders${search}`]} useTransitions={false}>
      <Screen />
    </MemoryRouter>,
  );
  return () => {
    const last = seen.at(-1);
    if (!last) throw new Error('The screen was not rendered');
    return last;
  };
}

test('an empty or invalid URL gives the default state', () => {
  const defaultState = { search: '', sort: 'NEWEST', size: [], from: '', page: 1, archived: false };
  expect(open('')()).toMatchObject(defaultState);
  const nonsense = open('?sort=up&size=third-cow&from=2026-02-30&page=-3')();
  expect(nonsense).toMatchObject(defaultState);
});

test('values are read in the order of their list, and cut off at their maximum length', () => {
  const state = open('?search=brisket&sort=oldest&size=whole-cow&size=half-cow&from=2026-11-21&page=3&archived=1')();
  expect(state).toMatchObject({
    search: 'brisk',
    sort: 'OLDEST',
    size: ['HALF_COW', 'WHOLE_COW'],
    from: '2026-11-21',
    page: 3,
    archived: true,
  });
});

test('a change writes the given values, removes default values and keeps the rest', () => {
  const state = open('?tab=orders&sort=oldest&page=2');
  act(() => void state().change({ sort: 'NEWEST', size: ['WHOLE_COW', 'QUARTER_COW'], page: 1 }));
  expect(currentUrl()).toBe('/orders?tab=orders&size=quarter-cow&size=whole-cow');
  expect(state()).toMatchObject({ sort: 'NEWEST', size: ['QUARTER_COW', 'WHOLE_COW'], page: 1 });
});

test('a link leads to the same URL as the change', () => {
  expect(open('?tab=orders&page=2')().urlWith({ search: 'ribs', page: 1 })).toBe('?tab=orders&search=ribs');
});

test('an older link with underscores is still read', () => {
  expect(open('?size=half_cow&sort=OLDEST')()).toMatchObject({ size: ['HALF_COW'], sort: 'OLDEST' });
});

test('a change keeps the position of a value in the URL', () => {
  const state = open('?from=2026-11-21&tab=orders');
  act(() => void state().change({ from: '2026-11-22' }));
  expect(currentUrl()).toBe('/orders?from=2026-11-22&tab=orders');
});
