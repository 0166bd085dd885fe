import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { clockText } from '../../session/serverTime';
import { hairline, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { Cluster } from '../../ui/layout/arrange';
import { Dialog } from '../../ui/overlay/Dialog';
import type { DialogState } from '../../ui/overlay/dialogState';
import { Notice } from '../../ui/state/Notice';
import { Text } from '../../ui/text/Text';
import type { WaitingChange } from '../storedData';
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

/** Lists the waiting changes in the order in which they are sent, and those that the server refused. */
export default function WaitingDialog(dialog: DialogState) {
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
        {refusal && <RetryButton change={change} />}
        <Button size="small" onClick={() => outbox.discard(client, change)}>
          Discard
        </Button>
      </Cluster>
    </li>
  );
}

/** Sends a refused change again. A change with `expected` values then overwrites the current ones. */
function RetryButton({ change }: { change: WaitingChange }) {
  const client = useApolloClient();
  const mayOverwrite = 'expected' in change.variables;
  const resend = async () => {
    await outbox.retry(change, mayOverwrite ? { expected: null } : {});
    await outbox.send(client);
  };
  return (
    <Button size="small" onClick={resend}>
      {mayOverwrite ? 'Keep Mine' : 'Try Again'}
    </Button>
  );
}
