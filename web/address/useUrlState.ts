import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type CodecsOf, readState, writeState } from './codecs';
import { useAddress } from './useAddress';

/** `codecs` is a constant of the module. `change` replaces the entry, so that Back leaves the screen at once. */
export function useUrlState<State extends object>(codecs: CodecsOf<State>) {
  const { params, change } = useAddress();
  const location = useLocation();
  const state = useMemo(() => readState(codecs, params), [codecs, params]);
  return {
    ...state,
    change: (values: Partial<State>, { replace = true, alone = false } = {}) =>
      change(
        (current) => writeState(codecs, alone ? new URLSearchParams() : current, values),
        replace ? { replace, state: location.state } : {},
      ),
    /** Returns the query string that `change` would set, for a link. */
    urlWith: (values: Partial<State>) => `?${writeState(codecs, new URLSearchParams(params), values)}`,
  };
}
