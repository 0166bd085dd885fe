import { lazy, Suspense, useState } from 'react';
import { customerDate } from '../../../../rules/time/dates';
import { mutate } from '../../../apollo/mutate';
import { TimeAgo } from '../../../developers/TimeAgo';
import { useSubmit } from '../../../errors/useSubmit';
import { Button } from '../../../ui/button/Button';
import { Switch } from '../../../ui/input/Switch';
import { Cluster } from '../../../ui/layout/arrange';
import { retryImport } from '../../../ui/state/retryImport';
import { Text, VisuallyHidden } from '../../../ui/text/Text';
import {
  LetWeightsThroughDocument,
  type ProcessorLinks_rancherFragment,
  RevokeDoorDocument,
} from './ProcessorLinks.generated';

const NewLinkDialog = lazy(retryImport(() => import('./NewLinkDialog')));

type Door = ProcessorLinks_rancherFragment['processorDoors'][number];

interface ProcessorLinksProps {
  processor: { id: string; name: string };
  doors: readonly Door[];
}

/** The links by which a processor reads about the ranch's animals, with a button for a new one. */
export function ProcessorLinks({ processor, doors }: ProcessorLinksProps) {
  const [isCreating, setCreating] = useState(false);
  const own = doors.filter(({ processorId }) => processorId === processor.id);
  return (
    <>
      <ul>
        {own.map((door) => (
          <LinkEntry key={door.id} door={door} />
        ))}
      </ul>
      <Cluster>
        <Button size="small" onClick={() => setCreating(true)}>
          New Link for the Plant<VisuallyHidden> {processor.name}</VisuallyHidden>
        </Button>
      </Cluster>
      <Suspense>{isCreating && <NewLinkDialog open onOpenChange={setCreating} processor={processor} />}</Suspense>
    </>
  );
}

function LinkEntry({ door: { id, email, createdAt, lastUsedAt, letsWeightsThrough } }: { door: Door }) {
  const name = email ? `Link for ${email}` : `Link of ${customerDate(createdAt)}`;
  const revoke = useSubmit({
    send: () => mutate(RevokeDoorDocument, { id }),
    successToast: { title: 'Link revoked', description: `${name} no longer works.` },
    errorToast: "Couldn't revoke the link",
  });
  const letThrough = useSubmit({
    send: (letsThrough: boolean) => mutate(LetWeightsThroughDocument, { id, letsThrough }),
    successToast: (_, isOn) => ({ title: isOn ? 'Weights are recorded at once' : 'Weights wait for you' }),
    errorToast: "Couldn't change the link",
  });
  return (
    <Cluster as="li" justify="between">
      <Text size={15}>
        {`${name}: `}
        {lastUsedAt ? (
          <>
            used <TimeAgo at={lastUsedAt} />
          </>
        ) : (
          'not used yet'
        )}
      </Text>
      <Switch label="Record its weights at once" checked={letsWeightsThrough} onChange={letThrough} />
      <Button size="small" variant="danger" onClick={() => revoke()}>
        Revoke<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}
