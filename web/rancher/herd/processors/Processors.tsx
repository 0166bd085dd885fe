import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { INSPECTION, INSPECTION_FOR_RANCH } from '../../../../rules/herd/inspection';
import { PROCESSOR_PAYER } from '../../../../rules/herd/processorPayer';
import { formatCents } from '../../../../rules/money/money';
import { hairline, space } from '../../../theme/tokens';
import { Button } from '../../../ui/button/Button';
import { Cluster, Stack } from '../../../ui/layout/arrange';

import { Section } from '../../../ui/layout/Section';
import { useFocusAfterDialog } from '../../../ui/overlay/dialogState';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { retryImport } from '../../../ui/state/retryImport';
import { Heading, Text, VisuallyHidden } from '../../../ui/text/Text';
import { ProcessorLinks } from './ProcessorLinks';
import type { ProcessorLinks_rancherFragment } from './ProcessorLinks.generated';
import type { Processor_processorFragment } from './Processors.generated';

const ProcessorDialog = lazyDialog(() => import('./ProcessorDialog'));
const DeleteProcessorDialog = lazy(retryImport(() => import('./DeleteProcessorDialog')));

const Entry = styled.li`
  display: grid;
  gap: ${space(0.5)};
  padding-bottom: ${space(2)};
  border-bottom: ${hairline};
`;

const NONE_YET = 'Add the plant that slaughters and cuts for you. Animals need one before families see them.';

type Doors = ProcessorLinks_rancherFragment['processorDoors'];

/** Lists the processors that slaughter and cut the ranch's animals. */
export function Processors({ processors, doors }: { processors: Processor_processorFragment[]; doors: Doors }) {
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<Processor_processorFragment>();
  const root = useFocusAfterDialog(deleted !== undefined);
  return (
    <div ref={root} tabIndex={-1}>
      <Section
        title="Processors"
        actions={
          <Button size="small" onClick={() => setAdding(true)}>
            Add Processor
          </Button>
        }
      >
        {processors.length === 0 && <Text tone="soft">{NONE_YET}</Text>}
        <Stack as="ul">
          {processors.map((processor) => (
            <ProcessorEntry
              key={processor.id}
              processor={processor}
              doors={doors}
              onDelete={() => setDeleted(processor)}
            />
          ))}
        </Stack>
      </Section>
      <ProcessorDialog open={isAdding} onOpenChange={setAdding} />
      <Suspense>
        {deleted && <DeleteProcessorDialog processor={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </div>
  );
}

interface ProcessorEntryProps {
  processor: Processor_processorFragment;
  doors: Doors;
  onDelete: () => void;
}

function ProcessorEntry({ processor, doors, onDelete }: ProcessorEntryProps) {
  const [isEditing, setEditing] = useState(false);
  const { name, city, state, inspection, establishmentNumber } = processor;
  const hiddenName = <VisuallyHidden> {name}</VisuallyHidden>;
  const number = establishmentNumber && ` (No. ${establishmentNumber})`;
  return (
    <Entry>
      <Heading level={3}>{name}</Heading>
      <Text size={15}>{`${city}, ${state}`}</Text>
      <Text size={15}>
        <strong>{INSPECTION.label(inspection)}</strong>
        {number}
      </Text>
      <Text size={15} tone="soft">
        {INSPECTION_FOR_RANCH[inspection]}
      </Text>
      <Text size={15}>{feesOf(processor)}</Text>
      <ProcessorLinks processor={processor} doors={doors} />
      <Cluster>
        <Button size="small" onClick={() => setEditing(true)}>
          Edit{hiddenName}
        </Button>
        <Button size="small" variant="danger" onClick={onDelete}>
          Delete{hiddenName}
        </Button>
      </Cluster>
      <ProcessorDialog processor={processor} open={isEditing} onOpenChange={setEditing} />
    </Entry>
  );
}

/** Returns a text such as 'Kill fee $110.00 · Cut and wrap $0.95/lb · Paid by the ranch'. */
function feesOf({ killFee, cutAndWrapPerPound, payer }: Processor_processorFragment): string {
  if (payer === 'INCLUDED') return `Fees: ${PROCESSOR_PAYER.label(payer).toLowerCase()}`;
  const fees = [
    `Kill fee ${killFee === null ? 'not known yet' : formatCents(killFee)}`,
    `Cut and wrap ${cutAndWrapPerPound === null ? 'not known yet' : `${formatCents(cutAndWrapPerPound)}/lb`}`,
  ];
  return [...fees, PROCESSOR_PAYER.label(payer)].join(' · ');
}
