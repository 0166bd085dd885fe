import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type Change = (params: URLSearchParams) => URLSearchParams;

/** The parameters of the address, and a way to change them. */
export function useAddress() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();

  const change = (how: Change, options: NavigateOptions) =>
    navigate({ search: how(new URLSearchParams(params)).toString(), hash }, options);

  return { params, change };
}
