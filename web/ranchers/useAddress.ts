import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';

type Change = (params: URLSearchParams) => URLSearchParams;

/** What the address says behind its '?', and a way to change it. */
export function useAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  const change = (how: Change, options: NavigateOptions) => {
    // The address bar is ahead of the screen, which may still be drawing the change before this one.
    const { search, hash } = window.location;
    navigate({ search: how(new URLSearchParams(search)).toString(), hash }, options);
  };

  return { params, change };
}
