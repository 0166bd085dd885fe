import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type Change = (params: URLSearchParams) => URLSearchParams;

/** Returns the URL's parameters and a function that changes them. */
export function useAddress() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();

  const change = (update: Change, options: NavigateOptions) =>
    navigate({ search: update(new URLSearchParams(params)).toString(), hash }, options);

  return { params, change };
}
