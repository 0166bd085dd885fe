import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type CodecsOf, readState, writeState } from './codecs';
import { useAddress } from './useAddress';

/**
 * State in the address, so that it can be shared and survives a reload. `codecs` is a constant of the module. `change`
 * keeps the rest of the address unless its values shall stand there `alone`, and replaces the history entry, so that Back
 * leaves the screen at once.
 */
export function useUrlState<State extends object>(codecs: CodecsOf<State>) {
  const { params, change } = useAddress();
  const location = useLocation();
  const state = useMemo(() => readState(codecs, params), [codecs, params]);
  return {
    ...state,
    change: (values: Partial<State>, { replace = true, alone = false } = {}) =>
      change(
        (now) => writeState(codecs, alone ? new URLSearchParams() : now, values),
        replace ? { replace, state: location.state } : {},
      ),
    /** The address of a link that does the same as `change`. */
    addressWith: (values: Partial<State>) => `?${writeState(codecs, new URLSearchParams(params), values)}`,
  };
}
