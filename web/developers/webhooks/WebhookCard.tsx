import { useMutation } from '@apollo/client/react';
import { EVENT_TYPE } from '../../../rules/developers/eventType';
import { adminDateTime, ranchDate } from '../../../rules/time/dates';
import { useSubmit } from '../../errors/useSubmit';
import { Cluster } from '../../ui/layout/arrange';
import { RowButton } from '../../ui/table/RowButton';
import { Badge, type Tone } from '../../ui/text/Badge';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { Text } from '../../ui/text/Text';
import { RecordCard } from '../RecordCard';
import { TimeAgo } from '../TimeAgo';
import { SendTestEventDocument, type SendTestEventMutation } from './SendTestButton.generated';
import { UpdateWebhookDocument, type WebhookCard_webhookFragment } from './WebhookCard.generated';
import type { WebhookAction } from './WebhookDialog';

interface WebhookCardProps {
  webhook: WebhookCard_webhookFragment;
  /** Names the webhook in the buttons' labels. */
  of: string;
  /** Whether the owner may do more than delete the webhook. */
  mayChange: boolean;
  onAct: (act: WebhookAction) => void;
}

export function WebhookCard(props: WebhookCardProps) {
  const { webhook } = props;
  const { url, createdAt, lastDeliveredAt, oldSecretsUntil } = webhook;
  const { tone, label, detail } = webhookState(webhook);
  const state = (
    <Cluster>
      <Badge tone={tone}>{label}</Badge>
      {detail && <Text size={15}>{detail}</Text>}
    </Cluster>
  );
  return (
    <RecordCard name={url} state={state} actions={<Actions {...props} />}>
      <DescriptionList
        columns={3}
        items={[
          { term: 'Events', details: eventNames(webhook) },
          { term: 'Last delivered', details: lastDeliveredAt ? <TimeAgo at={lastDeliveredAt} /> : 'Never' },
          { term: 'Created', details: ranchDate(createdAt) },
          ...(oldSecretsUntil ? [{ term: 'Old secret signs until', details: adminDateTime(oldSecretsUntil) }] : []),
        ]}
      />
    </RecordCard>
  );
}

function Actions({ webhook, of, mayChange, onAct }: WebhookCardProps) {
  const ask = (verb: WebhookAction['verb']) => () => onAct({ verb, webhook });
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
          <SendTestButton id={webhook.id} of={of} />
          <RowButton of={of} onClick={ask('secret')}>
            New Secret
          </RowButton>
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
    <RowButton of={of} pending={isTurning} onClick={() => turn()}>
      {webhook.enabled ? 'Turn Off' : 'Turn On'}
    </RowButton>
  );
}

/** Describes a webhook's state. Doesn't say who turned it off or which URL got the last event, which the data lacks. */
function webhookState(webhook: WebhookCard_webhookFragment): { tone: Tone; label: string; detail?: string } {
  const { enabled, failures, failingSince, lastDeliveredAt } = webhook;
  if (!enabled)
    return { tone: 'neutral', label: 'Turned off', ...(failures > 0 && { detail: failedAttempts(failures) }) };
  if (failures > 0) {
    const since = failingSince ? `since ${adminDateTime(failingSince)} ` : '';
    return {
      tone: 'danger',
      label: 'Failing',
      detail: `${since}(${failures === 1 ? '1 attempt' : `${failures} attempts`})`,
    };
  }
  return lastDeliveredAt ? { tone: 'success', label: 'Turned on' } : { tone: 'info', label: 'Nothing delivered yet' };
}

const failedAttempts = (failures: number) =>
  failures === 1 ? 'The last attempt failed' : `The last ${failures} attempts failed`;

function useTurnWebhook({ id, url, enabled }: WebhookCard_webhookFragment) {
  const [updateWebhook, { loading }] = useMutation(UpdateWebhookDocument);
  const turn = useSubmit({
    send: () => updateWebhook({ variables: { id, input: { enabled: !enabled } } }),
    successToast: { title: enabled ? 'Webhook turned off' : 'Webhook turned on', description: url },
    errorToast: "Couldn't update the webhook",
  });
  return { turn, isTurning: loading };
}

export const eventNames = ({ types }: WebhookCard_webhookFragment): string =>
  types.length > 0 ? types.map(EVENT_TYPE.label).join(', ') : 'All';

/** Sends a webhook an event of the type TEST, and shows its answer. */
function SendTestButton({ id, of }: { id: string; of: string }) {
  const [sendTestEvent, { loading }] = useMutation(SendTestEventDocument);
  const send = useSubmit({
    send: () => sendTestEvent({ variables: { id } }),
    successToast: ({ data }) => data && answerToast(data.sendTestEvent),
    errorToast: "Couldn't send a test event",
  });
  return (
    <RowButton of={of} pending={loading} onClick={() => send()}>
      Send a Test Event
    </RowButton>
  );
}

function answerToast({ succeeded, status, error }: SendTestEventMutation['sendTestEvent']) {
  if (succeeded) return { title: 'Test event accepted', description: `The answer was ${status}.` };
  const description = status ? `The answer was ${status}.` : `${error}.`;
  return { title: "The test event wasn't accepted", description, variant: 'destructive' as const };
}
