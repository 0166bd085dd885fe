import { useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

type Change = (params: URLSearchParams) => URLSearchParams;

/** Returns the URL's parameters and a function that changes them. */
export function useAddress() {
  const { search, hash } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const navigate = useNavigate();

  const change = (update: Change, options: NavigateOptions) =>
    navigate({ search: update(new URLSearchParams(params)).toString(), hash }, options);

  return { params, change };
}
