import { lazy, Suspense, useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { useSubmit } from '../../errors/useSubmit';
import { usePermissions } from '../../session/useSession';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/input/Checkbox';
import { Cluster } from '../../ui/layout/Cluster';
import { Grid } from '../../ui/layout/Grid';
import { Stack } from '../../ui/layout/Stack';
import { retryImport } from '../../ui/state/retryImport';
import { type ChosenRows, useChosenRows } from '../../ui/table/useChosenRows';
import { AnimalCard } from './AnimalCard';
import type { AnimalCard_animalFragment } from './AnimalCard.generated';
import type { Herd } from './useHerd';

const BulkStages = lazy(retryImport(() => import('./bulk/BulkStages')));

/** A herd of so few animals shows all of them in full. */
const FEW = 3;

interface AnimalListProps {
  animals: AnimalCard_animalFragment[];
  list: Herd['list'];
}

/** Lists animals as rows that open, with moves of several at once. */
export function AnimalList({ animals, list }: AnimalListProps) {
  const { withRanch } = usePermissions();
  const [startOpen] = useState(animals.length <= FEW);
  const chosen = useChosenRows(
    animals.map(({ id }) => id),
    LIMITS.animalMoves,
  );
  const isChoosing = chosen.ids.length > 0;
  return (
    <Stack gap={1}>
      {withRanch && animals.length > FEW && (
        <Cluster gap={2}>
          <Checkbox checked={chosen.areAll} onChange={(event) => chosen.chooseAll(event.target.checked)}>
            Select all shown
          </Checkbox>
          {isChoosing && <ChooseMatching list={list} chosen={chosen} shown={animals.length} />}
        </Cluster>
      )}
      {isChoosing && (
        <Suspense>
          <BulkStages animals={animals.filter(({ id }) => chosen.ids.includes(id))} chosen={chosen} />
        </Suspense>
      )}
      <Grid as="ul" columns={2} min={320} gap={0.5} style={{ alignItems: 'start' }}>
        {animals.map((animal) => (
          <AnimalCard key={animal.id} animal={animal} chosen={chosen} startsOpen={startOpen} />
        ))}
      </Grid>
    </Stack>
  );
}

interface ChooseMatchingProps {
  list: Herd['list'];
  chosen: ChosenRows;
  shown: number;
}

/** Offers to select the animals that match, but aren't shown yet. */
function ChooseMatching({ list: { connection, loadMore }, chosen, shown }: ChooseMatchingProps) {
  const load = useSubmit({
    send: async (after: string | null) => {
      const { data } = await loadMore(after, { first: LIMITS.animalMoves - shown });
      for (const { id } of data?.viewer?.ranch?.animals.nodes ?? []) chosen.choose(id, true);
    },
    errorToast: "Couldn't load more animals",
  });
  if (!connection?.pageInfo.hasNextPage || shown >= LIMITS.animalMoves || !chosen.areAll) return null;
  const { totalCount, pageInfo } = connection;
  const isTooMany = totalCount > LIMITS.animalMoves;
  return (
    <Button size="small" onClick={() => void load(pageInfo.endCursor)}>
      {isTooMany ? `Select the First ${LIMITS.animalMoves} That Match` : `Select All ${totalCount} That Match`}
    </Button>
  );
}
