import { useState } from 'react';
import { Checkbox } from '../input/Checkbox';

import { VisuallyHidden } from '../text/Text';

/** Manages which of the shown rows are checked, up to `max`. Rows that disappear are no longer checked. */
export function useChosenRows(shown: readonly string[], max: number) {
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => checkedIds.has(id)).slice(0, max);
  return {
    ids,
    areAll: ids.length > 0 && ids.length === Math.min(shown.length, max),
    choose: (id: string, isChosen: boolean) =>
      setCheckedIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id))),
    chooseAll: (areChosen: boolean) => setCheckedIds(new Set(areChosen ? shown : [])),
  };
}

export type ChosenRows = ReturnType<typeof useChosenRows>;

export function ChooseRow({ id, chosen, label }: { id: string; chosen: ChosenRows; label: string }) {
  return (
    <Checkbox checked={chosen.ids.includes(id)} onChange={(event) => chosen.choose(id, event.target.checked)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Checkbox>
  );
}
