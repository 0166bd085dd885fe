import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Address, currentUrl } from '../testing/visit';
import { ListingControls } from './ListingControls';
import { useListingAddress } from './useListingAddress';

function Controls() {
  const { filters, sort, impliedZip, changeFilters, changePlace, setSort } = useListingAddress();
  return (
    <ListingControls
      filters={filters}
      onChange={changeFilters}
      onFilters={() => {}}
      count={{ totalCount: 1, totalCountIsMinimum: false }}
      zipCode={filters.near || impliedZip}
      onPlace={changePlace}
      sort={sort}
      onSort={setSort}
    />
  );
}

const open = (search: string) =>
  render(
    <MemoryRouter useTransitions={false} initialEntries={[`/${search}`]}>
      <Controls />
      <Address />
    </MemoryRouter>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search ranchers' });
const sortBox = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
const sortBy = (sort: string) => userEvent.selectOptions(sortBox(), sort);
const expectUrl = (search: string) => expect.poll(currentUrl).toBe(`/${search}`);

test('the controls show the URL’s filters, and removing a chip changes the URL', async () => {
  open('?search=oak&state=Texas&size=half-cow&sort=price');
  expect(searchBox().value).toBe('oak');
  expect(sortBox().value).toBe('PRICE');
  await press('Remove Texas');
  await expectUrl('?search=oak&size=half-cow&sort=price');
});

test('typed search text is in the URL after a pause', async () => {
  open('?size=half-cow');
  await userEvent.type(searchBox(), 'elm');
  await expectUrl('?size=half-cow&search=elm');
});

test('Clear all also clears the search box, but not the sort order', async () => {
  open('?search=oak&state=Texas');
  await sortBy('Newest first');
  await press('Clear all');
  await expectUrl('?sort=newest');
  await expect.poll(() => searchBox().value).toBe('');
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Filters');
});

test('two changes in a row both apply', async () => {
  open('?state=Texas&state=Ohio&size=half-cow');
  await press('Remove Texas');
  await press('Remove Ohio');
  await expectUrl('?size=half-cow');
});

test('the sort order is in the URL unless it is the default', async () => {
  open('?sort=luck');
  expect(sortBox().value).toBe('NAME');
  await sortBy('By price');
  await expectUrl('?sort=price');
  await sortBy('By name');
  await expectUrl('');
});

test('with a ZIP code, the list is sorted by distance by default', async () => {
  open('?near=78704');
  expect(sortBox().value).toBe('DISTANCE');
  await sortBy('By name');
  await expectUrl('?near=78704&sort=name');
  await sortBy('By distance');
  await expectUrl('?near=78704');
});

test('sorting by distance without a ZIP code opens the filter dialog', async () => {
  open('');
  await sortBy('By distance');
  await expectUrl('?filters=distance');
});

test('without a ZIP code, the list is sorted by name even if the URL says by distance', () => {
  open('?sort=distance');
  expect(sortBox().value).toBe('NAME');
});
