import type { Page } from '../database/page';
import type { EventType } from '../resolverTypes.generated';

/** A row of `webhooks`. */
export type WebhookRow = {
  id: number;
  userId: number;
  url: string;
  /** Empty: all. */
  types: EventType[];
  enabled: boolean;
  /** The last event that was taken, or that was none of this webhook's. */
  position: number;
  failures: number;
  failingSince: string | null;
  lastDeliveredAt: string | null;
  createdAt: string;
};

/** A row of `webhook_deliveries`. */
export type WebhookDeliveryRow = {
  id: number;
  webhookId: number;
  eventId: number;
  eventType: EventType;
  succeeded: boolean;
  status: number | null;
  error: string | null;
  duration: number;
  createdAt: string;
};

export type WebhookDeliveryPage = Page<WebhookDeliveryRow>;
