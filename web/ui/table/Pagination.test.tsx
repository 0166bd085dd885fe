import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pagination, pageNumbers } from './Pagination';

const renderPage = (page: number, totalCount: number, totalCountIsMinimum = false) => {
  const onChange = vi.fn();
  const total = { totalCount, totalCountIsMinimum };
  render(<Pagination page={page} pageSize={5} total={total} noun="orders" onChange={onChange} />);
  return onChange;
};

test.each([
  [1, 12, 'Showing 1-5 of 12 orders'],
  [3, 12, 'Showing 11-12 of 12 orders'],
  [1, 0, 'Showing 0-0 of 0 orders'],
])('page %i of %i orders says "%s"', (page, total, text) => {
  renderPage(page, total);
  expect(screen.getByText(text)).toBeTruthy();
});

test('shows a plus after a total that was counted only up to a limit', () => {
  renderPage(2, 10_000, true);
  expect(screen.getByText('Showing 6-10 of 10,000+ orders')).toBeTruthy();
});

test('opens the previous page, the next page, or a page by its number', async () => {
  const onChange = renderPage(2, 12);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  expect(onChange.mock.calls).toEqual([[1], [3], [1]]);
  expect(screen.getByRole('button', { name: '2' }).getAttribute('aria-current')).toBe('page');
});

test('disables the buttons at the first and last page', () => {
  renderPage(1, 5);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('on page %i of %i the buttons are %j', (page, pages, marks) => {
  expect(pageNumbers(page, pages)).toEqual(marks);
});
