import { createContext, useContext } from 'react';

interface ChosenTab {
  value: string;
  /** The prefix of the ids that connect a tab and its panel. */
  id: string;
}

const noTab: ChosenTab = { value: '', id: '' };

export const TabsContext = createContext(noTab);

/** Returns the state and the ids that a tab and its panel share. */
export function useTab(value: string) {
  const { value: chosen, id } = useContext(TabsContext);
  return { isChosen: value === chosen, tabId: `${id}-tab-${value}`, panelId: `${id}-panel-${value}` };
}
