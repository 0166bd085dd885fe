import { useSearchParams } from 'react-router-dom';
import { orderFilter } from './orderFilters';

type Changes = Record<string, string | null>;

/** What the order table shows, as it stands in the address. */
export function useOrderTableAddress() {
  const [params, setParams] = useSearchParams();

  const put = (changes: Changes) =>
    setParams(
      (now) => {
        for (const [key, value] of Object.entries(changes)) {
          if (value) now.set(key, value);
          else now.delete(key);
        }
        return now;
      },
      { replace: true },
    );

  return {
    filter: orderFilter(params.get('status')),
    search: params.get('search') ?? '',
    archived: params.has('archived'),
    page: pageIn(params.get('page')),
    setFilter: (value: string) => put({ status: value === 'all' ? null : value, archived: null, page: null }),
    setSearch: (search: string) => put({ search, page: null }),
    setArchived: (archived: boolean) => put({ archived: archived ? '1' : null, status: null, page: null }),
    setPage: (page: number) => put({ page: page > 1 ? String(page) : null }),
  };
}

export type OrderTableAddress = ReturnType<typeof useOrderTableAddress>;

function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}
