import { lazy, Suspense, useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { ChooseMatching } from '../../parts/lists/ChooseMatching';
import { usePermissions } from '../../session/useSession';
import { Checkbox } from '../../ui/input/Checkbox';
import { Cluster } from '../../ui/layout/Cluster';
import { Grid } from '../../ui/layout/Grid';
import { Stack } from '../../ui/layout/Stack';
import { retryImport } from '../../ui/state/retryImport';
import { useChosenRows } from '../../ui/table/useChosenRows';
import { useOpenRows } from '../../ui/table/useOpenRows';
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
  const rowOf = useOpenRows();
  const isChoosing = chosen.ids.length > 0;
  const { connection, loadMore } = list;
  const loadIds = async (first: number) => {
    const { data } = await loadMore(connection?.pageInfo.endCursor ?? null, { first });
    return data?.viewer?.ranch?.animals.nodes.map(({ id }) => id) ?? [];
  };
  return (
    <Stack gap={1}>
      {withRanch && animals.length > FEW && (
        <Cluster gap={2}>
          <Checkbox checked={chosen.areAll} onChange={(event) => chosen.chooseAll(event.target.checked)}>
            Select all shown
          </Checkbox>
          {connection && (
            <ChooseMatching
              list={connection}
              chosen={chosen}
              shown={animals.length}
              max={LIMITS.animalMoves}
              load={loadIds}
            />
          )}
        </Cluster>
      )}
      {isChoosing && (
        <Suspense>
          <BulkStages animals={animals.filter(({ id }) => chosen.ids.includes(id))} chosen={chosen} />
        </Suspense>
      )}
      <Grid as="ul" columns={2} min={320} gap={0.5} style={{ alignItems: 'start' }}>
        {animals.map((animal) => (
          <AnimalCard key={animal.id} animal={animal} chosen={chosen} row={rowOf(animal.id, startOpen)} />
        ))}
      </Grid>
    </Stack>
  );
}
