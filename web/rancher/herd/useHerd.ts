import { useUrlState } from '../../address/useUrlState';
import { usePagedList } from '../../parts/lists/PagedList';
import { usePermissions } from '../../session/useSession';
import { HerdPageDocument } from './HerdPage.generated';
import { herdUrlParams, herdVariables } from './herdTabs';

export type Herd = ReturnType<typeof useHerd>;

/** Fetches the animals of the tab in the URL, with the line and the processors. */
export function useHerd() {
  const { stage, change } = useUrlState(herdUrlParams);
  const permissions = usePermissions();
  const list = usePagedList(
    HerdPageDocument,
    herdVariables(stage, permissions),
    ({ viewer }) => viewer?.ranch?.animals,
  );
  return {
    stage,
    chooseStage: (name: string) => change({ stage: herdUrlParams.stage.read([name]) }),
    list,
    ranch: list.data?.viewer?.ranch,
  };
}
