import type { ModelObject } from 'objection';
import { Model } from '../database/Model';
import { type KeysetOrder, sortedBy } from '../database/reading/keyset';
import type { OrderRow } from '../orders/Order';

export type Side = 'CUSTOMER' | 'RANCH';

export const otherSide = (side: Side): Side => (side === 'RANCH' ? 'CUSTOMER' : 'RANCH');

/** A trigger maintains the columns about messages. */
export class Conversation extends Model {
  static override tableName = 'conversations';

  declare id: number;
  declare rancherId: number;
  declare customerId: number;
  /** Null for a question before an order. */
  declare orderId: number | null;
  declare createdAt: string;
  declare lastMessageId: number | null;
  declare lastMessageAt: string | null;
  declare customerUnread: number;
  declare ranchUnread: number;
  declare customerWrote: boolean;
  declare ranchWrote: boolean;
  /** When the side was last mailed about unread messages. Null when it has read them all. */
  declare customerMailedAt: string | null;
  declare ranchMailedAt: string | null;
}

export class Message extends Model {
  static override tableName = 'messages';

  declare id: number;
  declare conversationId: number;
  declare side: Side;
  declare senderId: number | null;
  declare text: string;
  declare sentAt: string;
  declare seenAt: string | null;
  declare idempotencyKey: string | null;
}

export class MessagePhoto extends Model {
  static override tableName = 'message_photos';

  declare id: number;
  declare conversationId: number;
  declare senderId: number | null;
  /** Null until the photo is sent, or if a step of a complaint shows it. */
  declare messageId: number | null;
  declare entryId: number | null;
  declare hash: string;
  declare width: number;
  declare height: number;
  declare place: number;
  declare createdAt: string;
}

export type ConversationRow = ModelObject<Conversation>;

export type MessageRow = ModelObject<Message>;

export type MessagePhotoRow = ModelObject<MessagePhoto>;

/** The record that a live update is about. */
export type Noticed = { order: OrderRow | null; conversation: ConversationRow | null };

export type ConversationSummaryRow = Pick<ConversationRow, 'id' | 'rancherId' | 'customerId' | 'orderId'> & {
  lastMessageAt: string;
};

export type MessageReportRow = {
  id: number;
  messageId: number;
  reporterId: number | null;
  reason: string;
  createdAt: string;
  closedAt: string | null;
};

export const latestFirst: KeysetOrder = sortedBy('lastMessageAt', 'time', 'desc');
export const newestMessages: KeysetOrder = [{ column: 'id', direction: 'desc', type: 'integer' }];
