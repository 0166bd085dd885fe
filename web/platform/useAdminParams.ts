import { useSearchParams } from 'react-router-dom';

type Change = Record<string, string | null>;

/** What the admin panel shows, in the URL: tab, search, open record. An empty value takes its parameter away. */
export function useAdminParams() {
  const [params, setParams] = useSearchParams();
  const change = (values: Change, options?: { replace: boolean }) =>
    setParams((before) => {
      for (const [name, value] of Object.entries(values)) {
        if (value) before.set(name, value);
        else before.delete(name);
      }
      return before;
    }, options);
  return { params, change };
}
