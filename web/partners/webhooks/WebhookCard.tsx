import { ranchDate } from '../../../rules/dates';
import { RowButton } from '../../platform/RowButton';
import { Badge } from '../../ui/Badge';
import { Cluster } from '../../ui/Cluster';
import { DescriptionList } from '../../ui/DescriptionList';
import { Text } from '../../ui/Text';
import { Moment } from '../Moment';
import { RecordCard } from '../RecordCard';
import { eventsOf } from './eventsOf';
import { standingOf } from './standingOf';
import { useTurnWebhook } from './useTurnWebhook';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';
import type { WebhookAct } from './WebhookDialog';

interface WebhookCardProps {
  webhook: WebhookCard_webhookFragment;
  /** What its buttons call it. */
  of: string;
  /** Whether more than taking it back is open to its owner. */
  mayChange: boolean;
  onAct: (act: WebhookAct) => void;
}

export function WebhookCard(props: WebhookCardProps) {
  const { webhook } = props;
  const { url, createdAt, lastDeliveredAt } = webhook;
  const { tone, word, detail } = standingOf(webhook);
  const state = (
    <Cluster>
      <Badge tone={tone}>{word}</Badge>
      {detail && <Text size={15}>{detail}</Text>}
    </Cluster>
  );
  return (
    <RecordCard name={url} state={state} actions={<Actions {...props} />}>
      <DescriptionList
        columns={3}
        items={[
          { term: 'Events', details: eventsOf(webhook) },
          { term: 'Last delivered', details: lastDeliveredAt ? <Moment at={lastDeliveredAt} /> : 'Never' },
          { term: 'Made', details: ranchDate(createdAt) },
        ]}
      />
    </RecordCard>
  );
}

function Actions({ webhook, of, mayChange, onAct }: WebhookCardProps) {
  const ask = (verb: WebhookAct['verb']) => () => onAct({ verb, webhook });
  return (
    <>
      {mayChange && (
        <>
          <RowButton of={of} onClick={ask('deliveries')}>
            Deliveries
          </RowButton>
          <RowButton of={of} onClick={ask('edit')}>
            Edit
          </RowButton>
          <TurnButton webhook={webhook} of={of} />
        </>
      )}
      <RowButton of={of} variant="danger" onClick={ask('delete')}>
        Delete
      </RowButton>
    </>
  );
}

function TurnButton({ webhook, of }: Pick<WebhookCardProps, 'webhook' | 'of'>) {
  const { turn, isTurning } = useTurnWebhook(webhook);
  return (
    <RowButton of={of} pending={isTurning} onClick={turn}>
      {webhook.enabled ? 'Turn Off' : 'Turn On'}
    </RowButton>
  );
}
