import { useUrlState } from '../../address/useUrlState';
import { usePagedList } from '../../parts/lists/PagedList';
import { usePermissions } from '../../session/useSession';
import { HerdPageDocument } from './HerdPage.generated';
import { herdAddress, herdVariables } from './herdTabs';

export type Herd = ReturnType<typeof useHerd>;

/** The animals of the tab that the address names, with the line and the processors. */
export function useHerd() {
  const { stage, change } = useUrlState(herdAddress);
  const { withRanch } = usePermissions();
  const list = usePagedList(HerdPageDocument, herdVariables(stage, withRanch), ({ viewer }) => viewer?.ranch?.animals);
  return {
    stage,
    chooseStage: (name: string) => change({ stage: herdAddress.stage.read([name]) }),
    list,
    ranch: list.data?.viewer?.ranch,
  };
}
