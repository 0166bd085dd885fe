import { createContext, useContext } from 'react';

interface ChosenTab {
  value: string;
  /** Begins the ids by which a tab and its panel know each other. */
  id: string;
}

const nothing: ChosenTab = { value: '', id: '' };

export const TabsContext = createContext(nothing);

/** What a tab and its panel share. */
export function useTab(value: string) {
  const { value: chosen, id } = useContext(TabsContext);
  return { isChosen: value === chosen, tabId: `${id}-tab-${value}`, panelId: `${id}-panel-${value}` };
}
