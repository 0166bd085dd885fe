import { useLocation, useNavigate } from 'react-router-dom';
import { useAddress } from './useAddress';

/** Other parameters that change with the dialog, for example its tab. */
type Changes = Record<string, string | null>;

const put = (changes: Changes) => (params: URLSearchParams) => {
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) params.delete(key);
    else params.set(key, value);
  }
  return params;
};

/** Keeps a dialog in the URL parameter `name`, so that it can be shared, survives a reload and closes on Back. */
export function useUrlDialog(name: string) {
  const { params, change } = useAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const openedHere = state?.opened === name;

  return {
    /** The parameter's value, or null while the dialog is closed. */
    value: params.get(name),
    open: (value: string) => {
      // A second press while the dialog loads would add a second history entry, so closing would open the dialog again.
      if (params.get(name) !== value) change(put({ [name]: value }), { state: { ...state, opened: name } });
    },
    change: (changes: Changes) => change(put(changes), { replace: true, state }),
    close: (changes: Changes = {}) => {
      // Removes the history entry of the open dialog, so that Back doesn't lead to the same page again.
      if (openedHere) navigate(-1);
      else change(put({ ...changes, [name]: null }), { replace: true, state });
    },
  };
}

export type UrlDialog = ReturnType<typeof useUrlDialog>;
