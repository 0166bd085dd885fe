import { useState } from 'react';

/** Which of the rows that are shown are ticked, at most so many. One that goes out of sight is not meant any more. */
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
