import { useQuery } from '@apollo/client/react';
import { useUrlState } from '../../address/useUrlState';
import { usePagedList } from '../../parts/lists/PagedList';
import { usePermissions } from '../../session/useSession';
import { HerdCountsDocument } from './HerdCounts.generated';
import { HerdPageDocument } from './HerdPage.generated';
import { HERD_TABS, herdUrlParams, herdVariables } from './herdTabs';

export type Herd = ReturnType<typeof useHerd>;

/** Fetches the animals of the tab and the search in the URL, with the line and the processors. */
export function useHerd() {
  const { stage, search, change } = useUrlState(herdUrlParams);
  const permissions = usePermissions();
  const list = usePagedList(
    HerdPageDocument,
    herdVariables({ stage, search }, permissions),
    ({ viewer }) => viewer?.ranch?.animals,
  );
  return {
    stage,
    chooseStage: (name: string) => change({ stage: herdUrlParams.stage.read([name]) }),
    search,
    searchFor: (text: string) => change({ search: text }),
    tabs: useTabs(search),
    list,
    ranch: list.data?.viewer?.ranch,
  };
}

/** Returns the tabs with how many animals that match the search each has, as soon as that is known. */
function useTabs(search: string) {
  const variables = { search: search || undefined };
  const { data, previousData } = useQuery(HerdCountsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const counts = (data ?? previousData)?.viewer?.ranch;
  return HERD_TABS.map((tab) => ({ ...tab, count: counts?.[tab.value].totalCount }));
}
