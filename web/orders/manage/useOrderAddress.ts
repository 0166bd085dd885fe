import { useSearchParams } from 'react-router-dom';
import { ORDER_SORTS, readNarrowing } from './orderNarrowing';

type Changes = Record<string, string | null>;

/** Which orders a rancher looks at, as it stands in the address. */
export function useOrderAddress() {
  const [params, setParams] = useSearchParams();

  const put = (changes: Changes) =>
    setParams(
      (now) => {
        for (const [key, value] of Object.entries({ page: null, ...changes })) {
          if (value) now.set(key, value);
          else now.delete(key);
        }
        return now;
      },
      { replace: true },
    );

  return {
    status: params.get('status'),
    narrowing: readNarrowing(params),
    page: pageIn(params.get('page')),
    // Archived orders are a list of their own, beside the statuses.
    setStatus: (value: string) => put({ status: value === 'all' ? null : value, archived: null }),
    setArchived: (archived: boolean) => put({ archived: archived ? '1' : null, status: null }),
    setSearch: (search: string) => put({ search }),
    setType: (type: string) => put({ type }),
    setFrom: (from: string) => put({ from }),
    setTo: (to: string) => put({ to }),
    setSort: (sort: string) => put({ sort: sort === ORDER_SORTS[0]!.value ? null : sort }),
    clear: () => put({ search: null, type: null, from: null, to: null, archived: null }),
    setPage: (page: number) => put({ page: page > 1 ? String(page) : null }),
  };
}

export type OrderAddress = ReturnType<typeof useOrderAddress>;

function pageIn(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}
