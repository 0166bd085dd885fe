import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import type { ChosenRows } from '../../ui/table/useChosenRows';

interface ChooseMatchingProps {
  list: { totalCount: number; pageInfo: { hasNextPage: boolean } };
  chosen: ChosenRows;
  /** How many rows are shown. All of them are selected. */
  shown: number;
  /** How many can be selected. */
  max: number;
  /** Loads this many more rows and returns their ids. */
  load: (count: number) => Promise<string[]>;
}

/** Offers to select the rows that match, but aren't shown yet. */
export function ChooseMatching({ list: { totalCount, pageInfo }, chosen, shown, max, load }: ChooseMatchingProps) {
  const chooseMore = useSubmit({
    send: async () => {
      for (const id of await load(max - shown)) chosen.choose(id, true);
    },
    errorToast: "Couldn't load the rest",
  });
  if (!pageInfo.hasNextPage || shown >= max || !chosen.areAll) return null;
  return (
    <Button size="small" onClick={() => void chooseMore()}>
      {totalCount > max ? `Select the First ${max} That Match` : `Select All ${totalCount} That Match`}
    </Button>
  );
}
