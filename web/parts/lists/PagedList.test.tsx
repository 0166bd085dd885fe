import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastContext } from '../../ui/overlay/useToast';
import { PagedList } from './PagedList';

const toast = vi.fn();
const pageOf = (nodes: string[], endCursor: string | null = null) => ({
  nodes,
  totalCount: 3,
  totalCountIsMinimum: false,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const list = { connection: pageOf(['ribs', 'brisket']), error: undefined, isOutdated: false, reload: vi.fn() };

function show(changes: Partial<Parameters<typeof PagedList<string>>[0]['list']>, belongs?: (node: string) => boolean) {
  render(
    <ToastContext value={{ toast, dismiss: vi.fn() }}>
      <PagedList list={{ ...list, loadMore: vi.fn(), ...changes }} noun="cuts" empty="No cuts" belongs={belongs}>
        {(nodes) => nodes.join(', ')}
      </PagedList>
    </ToastContext>,
  );
}

test('shows the rows that are still in the list, or the empty text', () => {
  show({}, (cut) => cut === 'ribs');
  expect(screen.getByText('ribs')).toBeTruthy();
  show({}, () => false);
  expect(screen.getByText('No cuts')).toBeTruthy();
});

test('fades the rows of the previous search, and offers no next page for them', () => {
  show({ isOutdated: true, connection: pageOf(['ribs'], 'cursor') });
  expect(screen.getByText('ribs').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('button')).toBeNull();
});

test('loads the next page after the last row, and shows an error if that fails', async () => {
  const loadMore = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  show({ connection: pageOf(['ribs'], 'cursor'), loadMore });
  await userEvent.click(screen.getByRole('button'));
  expect(loadMore).toHaveBeenCalledWith('cursor');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "Couldn't load more cuts" }));
});

test('offers to load more if the total is only a minimum', () => {
  const connection = { ...pageOf(['ribs', 'brisket'], 'cursor'), totalCount: 2, totalCountIsMinimum: true };
  show({ connection });
  expect(screen.getByText('2 of 2+ cuts')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show More Cuts' })).toBeTruthy();
});

test('a list that failed to load offers a retry', async () => {
  const reload = vi.fn();
  show({ connection: undefined, error: new TypeError('Failed to fetch'), reload });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalled();
});
