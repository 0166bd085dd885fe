import { useState } from 'react';

/** The checked rows among those shown, up to `most`. Rows that disappear are no longer checked. */
export function useChosenRows(shown: readonly string[], most: number) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => ticked.has(id)).slice(0, most);
  return {
    ids,
    areAll: ids.length > 0 && ids.length === Math.min(shown.length, most),
    choose: (id: string, isChosen: boolean) =>
      setTicked((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id))),
    chooseAll: (areChosen: boolean) => setTicked(new Set(areChosen ? shown : [])),
  };
}

export type ChosenRows = ReturnType<typeof useChosenRows>;
