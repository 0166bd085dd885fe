import { EVENT_TYPE } from '../../../rules/eventType';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';

/** Which events are sent to it, for a person to read. */
export const eventsOf = ({ types }: WebhookCard_webhookFragment): string =>
  types.length > 0 ? types.map(EVENT_TYPE.label).join(', ') : 'All';
