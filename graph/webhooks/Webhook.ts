import type { EventType } from '../../rules/eventType';
import type { Page } from '../database/page';
import type { Projection } from '../database/projection';

/** A row of `webhooks`. Its secret is read where an event is signed and nowhere else. */
export type WebhookRow = {
  id: number;
  userId: number;
  url: string;
  /** Empty: all. */
  types: EventType[];
  enabled: boolean;
  failures: number;
  failingSince: string | null;
  lastDeliveredAt: string | null;
  createdAt: string;
};

export const webhookColumns = [
  'id',
  'userId',
  'url',
  'types',
  'enabled',
  'failures',
  'failingSince',
  'lastDeliveredAt',
  'createdAt',
] satisfies (keyof WebhookRow)[];

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

export const deliveryProjection: Projection = { always: ['id'], needs: {} };
