import { useState } from 'react';
import { useUrlState } from '../../address/useUrlState';
import { PagedList, usePagedList } from '../../parts/lists/PagedList';
import { Button } from '../../ui/button/Button';
import { Grid } from '../../ui/layout/Grid';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { TabPanel, Tabs } from '../../ui/layout/Tabs';
import { WithAside } from '../../ui/layout/WithAside';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { AnimalCard } from './AnimalCard';
import { HerdPageDocument } from './HerdPage.generated';
import { HERD_TABS, herdAddress, herdVariables, stagesOf } from './herdTabs';
import { Processors } from './processors/Processors';

const AddAnimalsDialog = lazyDialog(() => import('./AddAnimalsDialog'));

/** The herd board: the ranch's animals by their harvest date, and who cuts them. */
export default function HerdPage() {
  const { stage, change } = useUrlState(herdAddress);
  const list = usePagedList(HerdPageDocument, herdVariables(stage), ({ viewer }) => viewer?.ranch?.animals);
  const [isAdding, setAdding] = useState(false);
  const ranch = list.data?.viewer?.ranch;
  const add = () => setAdding(true);
  const stages = stagesOf(stage);
  return (
    <Page width="wide">
      <PageHeader
        title="Herd Board"
        lead="Your animals by harvest date, and where each one goes."
        actions={
          ranch && (
            <Button variant="primary" onClick={add}>
              Add Animals
            </Button>
          )
        }
      />
      <WithAside aside={ranch && <Processors ranch={ranch} />}>
        <Tabs
          label="Animals by stage"
          value={stage}
          onChange={(name) => change({ stage: herdAddress.stage.read([name]) })}
          tabs={HERD_TABS}
        >
          <TabPanel value={stage}>
            <PagedList
              list={list}
              noun="animals"
              belongs={(animal) => stages.includes(animal.stage)}
              empty={ranch?.last.nodes.length === 0 ? <NoAnimals onAdd={add} /> : <NoneInStage />}
            >
              {(animals) => (
                <Grid as="ul" columns={2} min={320} gap={2}>
                  {animals.map((animal) => (
                    <AnimalCard key={animal.id} animal={animal} />
                  ))}
                </Grid>
              )}
            </PagedList>
          </TabPanel>
        </Tabs>
      </WithAside>
      <AddAnimalsDialog open={isAdding} onOpenChange={setAdding} />
    </Page>
  );
}

function NoAnimals({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No Animals Yet"
      text="Add the animals you plan to sell by the share. Only you see them until you open them for families."
      action={<Button onClick={onAdd}>Add your first animal</Button>}
    />
  );
}

function NoneInStage() {
  return <EmptyState title="No animals here" text="Pick another tab to see the rest of your herd." />;
}
