import type { EventType } from '../../rules/developers/eventType';
import type { Page } from '../database/reading/page';

export const OLD_SECRET_HOURS = 24;

/** A row of `webhooks`, without its secrets, which are only read to sign events. */
export type WebhookRow = {
  id: number;
  userId: number;
  url: string;
  /** Empty means all types. */
  types: EventType[];
  enabled: boolean;
  failures: number;
  failingSince: string | null;
  lastDeliveredAt: string | null;
  createdAt: string;
  secretSince: string | null;
};

/** A webhook that was turned off because it kept failing. */
export type FailedWebhookRow = WebhookRow & { failingSince: string };

export type FailedWebhookPage = Page<FailedWebhookRow>;

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
  'secretSince',
] satisfies (keyof WebhookRow)[];

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
