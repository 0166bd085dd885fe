import { useAddress } from '../useAddress';
import type { FormTab } from './formTab';

/** Which tab is open. It stands in the address as ?tab=, and replaces the one before: Back leaves the form. */
export function useFormTab(tabs: readonly FormTab[]) {
  const { params, change } = useAddress();
  const asked = tabs.findIndex(({ value }) => value === params.get('tab'));
  const place = Math.max(asked, 0);

  const choose = (value: string) =>
    change(
      (next) => {
        if (value === tabs[0]?.value) next.delete('tab');
        else next.set('tab', value);
        return next;
      },
      { replace: true },
    );

  return { current: tabs[place]!, before: tabs[place - 1], after: tabs[place + 1], choose };
}
