import { lazy, Suspense, useState } from 'react';
import { adminDateTime } from '../../../rules/dates';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { patient } from '../../ui/patient';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useFocusAfterDialog } from '../../ui/useFocusAfterDialog';
import { toldApart } from '../toldApart';
import { eventsOf } from './eventsOf';
import { WebhookCard } from './WebhookCard';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';
import { type WebhookAct, WebhookDialog } from './WebhookDialog';

const loadNewWebhook = patient(() => import('./NewWebhookDialog'));
const NewWebhookDialog = lazy(loadNewWebhook);

interface WebhookSectionProps {
  webhooks: WebhookCard_webhookFragment[];
  mayMake: boolean;
}

/** Where events are sent to in this person's name. */
export function WebhookSection({ webhooks, mayMake }: WebhookSectionProps) {
  const [isMaking, setMaking] = useState<boolean>();
  const [act, setAct] = useState<WebhookAct>();
  const list = useFocusAfterDialog(act !== undefined);
  const newWebhook = (
    <Button onPointerEnter={loadNewWebhook} onClick={() => setMaking(true)}>
      New Webhook
    </Button>
  );
  return (
    <Section title="Webhooks" actions={mayMake && newWebhook}>
      <div ref={list} tabIndex={-1}>
        {webhooks.length > 0 && <WebhookList webhooks={webhooks} mayChange={mayMake} onAct={setAct} />}
        {webhooks.length === 0 && (mayMake ? <NoWebhooks /> : <Text tone="soft">No webhooks are left.</Text>)}
      </div>
      <Suspense>
        {isMaking !== undefined && <NewWebhookDialog open={isMaking} onOpenChange={setMaking} />}
        {act && <WebhookDialog {...act} onClose={() => setAct(undefined)} />}
      </Suspense>
    </Section>
  );
}

interface WebhookListProps {
  webhooks: WebhookCard_webhookFragment[];
  mayChange: boolean;
  onAct: (act: WebhookAct) => void;
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
  toldApart(
    webhook.url,
    webhooks.map(({ url }) => url),
    `${eventsOf(webhook)}, made ${adminDateTime(webhook.createdAt)}`,
  );

function NoWebhooks() {
  return (
    <EmptyState
      headingLevel={3}
      title="No Webhooks Yet"
      text="A webhook tells a program of yours what happens, as it happens: an order that comes in or moves on, commission that is charged or paid."
    />
  );
}
