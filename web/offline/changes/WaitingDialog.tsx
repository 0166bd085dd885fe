import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { hairline } from '../../theme/mixins';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Dialog } from '../../ui/overlay/Dialog';
import { Notice } from '../../ui/state/Notice';
import { Text } from '../../ui/text/Text';
import type { WaitingChange } from '../keptData';
import { clockText } from '../serverTime';
import { outbox } from './outbox';

const List = styled.ol`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
    padding-block: ${space(2)};
    border-top: ${hairline};
  }
`;

interface WaitingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What was done without reception, in the order in which it's sent, and what the server didn't do. */
export default function WaitingDialog(dialog: WaitingDialogProps) {
  const changes = useSyncExternalStore(outbox.subscribe, outbox.changes);
  return (
    <Dialog
      {...dialog}
      title="Waiting for reception"
      description="We send these one after the other once you're back online. They stay on this device until then."
    >
      {changes.length === 0 ? (
        <Text>Everything was sent.</Text>
      ) : (
        <List>
          {changes.map((change) => (
            <Change key={change.turn} change={change} />
          ))}
        </List>
      )}
    </Dialog>
  );
}

function Change({ change }: { change: WaitingChange }) {
  const client = useApolloClient();
  const { title, at, refusal } = change;
  return (
    <li>
      <div>
        <Text strong>{title}</Text>
        <Text size={15} tone="soft">{`${clockText(at)} · ${refusal ? 'Not made' : 'Waiting'}`}</Text>
      </div>
      {refusal && (
        <Notice tone="warning" title="This didn't go through">
          {refusal}
        </Notice>
      )}
      <Cluster>
        {refusal && <KeepButton change={change} />}
        <Button size="small" onClick={() => outbox.discard(client, change)}>
          Discard
        </Button>
      </Cluster>
    </li>
  );
}

/** A note or a weight may be written over what stands now. Anything else can only be tried again. */
function KeepButton({ change }: { change: WaitingChange }) {
  const client = useApolloClient();
  const mayOverwrite = 'expected' in change.variables;
  const insist = async () => {
    await outbox.retry(change, mayOverwrite ? { expected: null } : {});
    await outbox.send(client);
  };
  return (
    <Button size="small" onClick={insist}>
      {mayOverwrite ? 'Keep Mine' : 'Try Again'}
    </Button>
  );
}
