import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/input/Checkbox';
import type { ChosenRows } from '../../ui/table/ChooseRow';

interface ChooseRowsProps {
  list: { totalCount: number; pageInfo: { hasNextPage: boolean } };
  chosen: ChosenRows;
  shown: number;
  max: number;
  /** Loads this many more rows and returns their ids. */
  load: (count: number) => Promise<string[]>;
}

/** Selects all rows that are shown, and then offers to select those that match, but aren't shown yet. */
export function ChooseRows({ list: { totalCount, pageInfo }, chosen, shown, max, load }: ChooseRowsProps) {
  const chooseMore = useSubmit({
    send: async () => {
      for (const id of await load(max - shown)) chosen.choose(id, true);
    },
    errorToast: "Couldn't load the rest",
  });
  return (
    <>
      <Checkbox checked={chosen.areAll} onChange={(event) => chosen.chooseAll(event.target.checked)}>
        Select all shown
      </Checkbox>
      {pageInfo.hasNextPage && shown < max && chosen.areAll && (
        <Button size="small" onClick={() => void chooseMore()}>
          {totalCount > max ? `Select the First ${max} That Match` : `Select All ${totalCount} That Match`}
        </Button>
      )}
    </>
  );
}
