import { ANIMAL_STAGE } from '../../../rules/herd/animalStage';
import { INSPECTION } from '../../../rules/herd/inspection';
import { animalsText, PLACES } from '../../../rules/herd/quarters';
import { harvestText } from '../../parts/herd/animalText';
import { Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Text } from '../../ui/text/Text';
import type { SupportHerd_rancherFragment } from './SupportHerd.generated';

/** Shows the animals of a ranch and how many families wait in line, without any actions. */
export function SupportHerd({ ranch: { animals, line } }: { ranch: SupportHerd_rancherFragment }) {
  return (
    <Section title={titleOf(animals)} level={3}>
      <Stack gap={2}>
        {animals.nodes.length > 0 ? (
          <Table caption="Animals" columns={COLUMNS} rows={animals.nodes} rowKey={({ id }) => id} />
        ) : (
          <Text tone="soft">No animals yet.</Text>
        )}
        {line && line.waiting > 0 && <Text>{`In line: ${line.waiting} waiting, ${animalsText(line.quarters)}`}</Text>}
      </Stack>
    </Section>
  );
}

function titleOf({ nodes, totalCount }: SupportHerd_rancherFragment['animals']): string {
  return nodes.length < totalCount ? `Animals (the first ${nodes.length} of ${totalCount})` : `Animals (${totalCount})`;
}

const COLUMNS: TableColumn<SupportHerd_rancherFragment['animals']['nodes'][number]>[] = [
  { key: 'tag', header: 'Tag', primary: true, cell: ({ tag }) => tag },
  { key: 'stage', header: 'Stage', cell: ({ stage }) => ANIMAL_STAGE.label(stage) },
  { key: 'harvest', header: 'Harvest', cell: harvestText },
  {
    key: 'processor',
    header: 'Processor',
    cell: ({ processor, inspection }) =>
      processor && inspection ? `${processor.name} (${INSPECTION.label(inspection)})` : 'None yet',
  },
  {
    key: 'taken',
    header: 'Reserved',
    cell: ({ quartersLeft }) => `${PLACES.length - quartersLeft} of ${PLACES.length} quarters`,
  },
];
