import { lazy, Suspense, useState } from 'react';
import { LIMITS } from '../../../rules/fields/limits';
import { useUrlDialog } from '../../address/useUrlDialog';
import { ChooseRows } from '../../parts/lists/ChooseRows';
import { usePermissions } from '../../session/useSession';
import { Cluster, Stack } from '../../ui/layout/arrange';
import { Grid } from '../../ui/layout/Grid';
import { retryImport } from '../../ui/state/retryImport';
import { type ChosenRows, useChosenRows } from '../../ui/table/ChooseRow';
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
  const ids = animals.map(({ id }) => id);
  const chosen = useChosenRows(ids, LIMITS.animalMoves);
  const rowOf = useOpenRows();
  const weighing = useUrlDialog('weigh').value;
  return (
    <Stack gap={1}>
      {withRanch && <Choice animals={animals} list={list} chosen={chosen} />}
      <Grid as="ul" columns={2} min={320} gap={0.5} style={{ alignItems: 'start' }}>
        {animals.map((animal) => (
          <AnimalCard
            key={animal.id}
            animal={animal}
            chosen={chosen}
            row={rowOf(animal.id, startOpen || weighing === animal.id)}
          />
        ))}
      </Grid>
    </Stack>
  );
}

/** Selects several animals, and moves the selected ones. */
function Choice({ animals, list: { connection, loadMore }, chosen }: AnimalListProps & { chosen: ChosenRows }) {
  const load = async (first: number) => {
    const { data } = await loadMore(connection?.pageInfo.endCursor ?? null, { first });
    return data?.viewer?.ranch?.animals.nodes.map(({ id }) => id) ?? [];
  };
  return (
    <>
      {connection && animals.length > FEW && (
        <Cluster gap={2}>
          <ChooseRows list={connection} shown={animals.length} max={LIMITS.animalMoves} {...{ chosen, load }} />
        </Cluster>
      )}
      {chosen.ids.length > 0 && (
        <Suspense>
          <BulkStages animals={animals.filter(({ id }) => chosen.ids.includes(id))} chosen={chosen} />
        </Suspense>
      )}
    </>
  );
}
