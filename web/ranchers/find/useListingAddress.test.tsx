import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Address, address } from '../../testing/visit';
import { ActiveFilters } from './ActiveFilters';
import { ListingControls } from './ListingControls';
import { ListingHead } from './ListingHead';
import { useListingAddress } from './useListingAddress';

function Controls() {
  const { filters, sort, changeFilters, setSort } = useListingAddress();
  return (
    <>
      <ListingControls
        search={filters.search}
        onSearch={(search) => changeFilters((now) => ({ ...now, search }))}
        filterCount={0}
        onFilters={() => {}}
      />
      <ActiveFilters filters={filters} onChange={changeFilters} />
      <ListingHead count={1} sort={sort.value} onSort={setSort} />
    </>
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
const inAddress = (search: string) => expect.poll(address).toBe(`/${search}`);

test('what the address says is shown, and chips change the address', async () => {
  open('?search=oak&state=Texas&size=half-cow&sort=price');
  expect(searchBox().value).toBe('oak');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('price');
  await press('Remove Texas');
  await inAddress('?sort=price&search=oak&size=half-cow');
});

test('what is typed reaches the address when the hand rests', async () => {
  open('?size=half-cow');
  await userEvent.type(searchBox(), 'elm');
  await inAddress('?search=elm&size=half-cow');
});

test('Clear all empties the search box too, and leaves the order of the list', async () => {
  open('?search=oak&state=Texas');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest');
  await press('Clear all');
  await inAddress('?sort=newest');
  await expect.poll(() => searchBox().value).toBe('');
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Filters');
});

test('a change right after another builds on it', async () => {
  open('?state=Texas&state=Ohio&size=half-cow');
  await press('Remove Texas');
  await press('Remove Ohio');
  await inAddress('?size=half-cow');
});
