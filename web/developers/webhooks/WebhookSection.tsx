import { Suspense, useState } from 'react';
import { adminDateTime } from '../../../rules/time/dates';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/arrange';
import { Section } from '../../ui/layout/Section';
import { useFocusAfterDialog } from '../../ui/overlay/dialogState';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { EmptyState } from '../../ui/state/EmptyState';
import { Text } from '../../ui/text/Text';
import { uniqueName } from '../RecordCard';
import { eventNames, WebhookCard } from './WebhookCard';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';
import { type WebhookAction, WebhookDialog } from './WebhookDialog';

const NewWebhookDialog = lazyDialog(() => import('./NewWebhookDialog'));

interface WebhookSectionProps {
  webhooks: WebhookCard_webhookFragment[];
  mayCreate: boolean;
}

export function WebhookSection({ webhooks, mayCreate }: WebhookSectionProps) {
  const [isCreating, setCreating] = useState(false);
  const [act, setAct] = useState<WebhookAction>();
  const list = useFocusAfterDialog(act !== undefined);
  const newWebhook = (
    <Button onPointerEnter={NewWebhookDialog.load} onClick={() => setCreating(true)}>
      New Webhook
    </Button>
  );
  return (
    <Section title="Webhooks" actions={mayCreate && newWebhook}>
      <div ref={list} tabIndex={-1}>
        {webhooks.length > 0 && <WebhookList webhooks={webhooks} mayChange={mayCreate} onAct={setAct} />}
        {webhooks.length === 0 && (mayCreate ? <NoWebhooks /> : <Text tone="soft">You have no webhooks left.</Text>)}
      </div>
      <NewWebhookDialog open={isCreating} onOpenChange={setCreating} />
      <Suspense>{act && <WebhookDialog {...act} onClose={() => setAct(undefined)} />}</Suspense>
    </Section>
  );
}

interface WebhookListProps {
  webhooks: WebhookCard_webhookFragment[];
  mayChange: boolean;
  onAct: (act: WebhookAction) => void;
}

function WebhookList({ webhooks, ...card }: WebhookListProps) {
  return (
    <Stack as="ul">
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} of={nameIn(webhooks, webhook)} {...card} />
      ))}
    </Stack>
  );
}

const nameIn = (webhooks: WebhookCard_webhookFragment[], webhook: WebhookCard_webhookFragment) =>
  uniqueName(
    webhook.url,
    webhooks.map(({ url }) => url),
    `${eventNames(webhook)}, created ${adminDateTime(webhook.createdAt)}`,
  );

function NoWebhooks() {
  return (
    <EmptyState
      headingLevel={3}
      title="No Webhooks Yet"
      text="A webhook notifies your software as things happen, like a new order, a new status, or commission charged or paid."
    />
  );
}
