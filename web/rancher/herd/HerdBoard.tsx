import { useUrlDialog } from '../../address/useUrlDialog';
import { PagedList } from '../../parts/lists/PagedList';
import { Button } from '../../ui/button/Button';
import { SearchField } from '../../ui/input/SearchField';
import { useTypedText } from '../../ui/input/useTypedText';
import { Stack } from '../../ui/layout/arrange';
import { TabPanel, Tabs } from '../../ui/layout/Tabs';
import { WithAside } from '../../ui/layout/WithAside';
import { useLastValue } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { AnimalList } from './AnimalList';
import { DragClaims } from './claims/DragClaims';
import { Line } from './claims/Line';
import { stagesOf } from './herdTabs';
import { Processors } from './processors/Processors';
import type { Herd } from './useHerd';

const CutSheetsDialog = lazyDialog(() => import('./cutSheets/CutSheetsDialog'));

/** Shows the animals beside the line and the processors. Ranchers drag shares between the animals and the line. */
export default function HerdBoard({ herd, onAdd }: { herd: Herd; onAdd: () => void }) {
  const { stage, chooseStage, tabs, list, ranch, search } = herd;
  const stages = stagesOf(stage);
  return (
    <DragClaims>
      <WithAside aside={<Aside {...ranch} />}>
        <Tabs label="Animals by stage" value={stage} onChange={chooseStage} tabs={tabs}>
          <TabPanel value={stage}>
            <Stack gap={2}>
              <HerdSearch search={search} onSearch={herd.searchFor} />
              <PagedList
                list={list}
                noun="animals"
                belongs={(animal) => stages.includes(animal.stage)}
                empty={emptyOf(herd, ranch?.line ? onAdd : undefined)}
              >
                {(animals) => <AnimalList key={stage} animals={animals} list={list} />}
              </PagedList>
            </Stack>
          </TabPanel>
        </Tabs>
      </WithAside>
      <CutSheetsInUrl />
    </DragClaims>
  );
}

function Aside({ line, processors, processorDoors = [] }: Partial<NonNullable<Herd['ranch']>>) {
  return (
    line &&
    processors && (
      <Stack gap={4}>
        <Line line={line} />
        <Processors processors={processors} doors={processorDoors} />
      </Stack>
    )
  );
}

function CutSheetsInUrl() {
  const dialog = useUrlDialog('cutSheets');
  const animalId = useLastValue(dialog.value);
  if (!animalId) return null;
  return (
    <CutSheetsDialog
      key={animalId}
      animalId={animalId}
      open={dialog.value !== null}
      onReopen={() => dialog.open(animalId)}
      onClose={() => dialog.close()}
    />
  );
}

function HerdSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const { typed, setTyped } = useTypedText(search, onSearch);
  return <SearchField label="Search by tag or family" value={typed} onChange={setTyped} />;
}

function emptyOf({ ranch, search }: Herd, onAdd?: () => void) {
  if (search) return <EmptyState title="No animals match" text={`No tag or family here matches “${search}”.`} />;
  if (ranch?.last.nodes.length !== 0) {
    return <EmptyState title="No animals here" text="Pick another tab to see the rest of your herd." />;
  }
  return (
    <EmptyState
      title="No Animals Yet"
      text="Add the animals you plan to sell by the share. Only you see them until you open them for families."
      action={onAdd && <Button onClick={onAdd}>Add Your First Animal</Button>}
    />
  );
}
