import { useSearchParams } from 'react-router-dom';

type Change = Record<string, string | null>;

/** What the admin panel shows, in the URL: tab, search, open record. An empty value takes its parameter away. */
export function useAdminParams() {
  const [params, setParams] = useSearchParams();
  const change = (values: Change, options?: { replace: boolean }) =>
    setParams((before) => changed(before, values), options);
  /** For a link that does the same as `change`. */
  const addressWith = (values: Change) => `?${changed(new URLSearchParams(params), values)}`;
  /** What narrows or sorts one list means nothing in another; only the search goes along. */
  const openTab = (tab: string) =>
    setParams((before): Record<string, string> => {
      const search = before.get('search');
      return search ? { tab, search } : { tab };
    });
  return { params, change, addressWith, openTab };
}

function changed(params: URLSearchParams, values: Change): URLSearchParams {
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
