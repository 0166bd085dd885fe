import type { ModelObject } from 'objection';
import type { Difference } from '../../rules/settlement/difference';
import type { OrderQuote } from '../../rules/settlement/quote';
import type { SettledLine, SettlementFacts } from '../../rules/settlement/settle';
import { Model } from '../database/Model';
import type { OrderParty } from '../orders/Order';

/** The result of settling an order. The database refuses to change or delete rows. */
export class OrderRevision extends Model {
  static override tableName = 'order_revisions';
  static override jsonAttributes = ['facts', 'quote', 'lines', 'difference'];

  declare id: number;
  declare orderId: number;
  declare rancherId: number;
  /** Counts the revisions of the order, from 1. */
  declare number: number;
  /** The input of the calculation. Settling these facts again gives the same lines. */
  declare facts: SettlementFacts;
  /** The quote before the first revision. Null for later revisions. */
  declare quote: OrderQuote | null;
  declare lines: SettledLine[];
  declare difference: Difference;
  declare goods: number;
  declare total: number;
  declare toProcessor: number;
  declare received: number;
  declare commissionAmount: number;
  declare reason: string | null;
  declare writtenBy: Exclude<OrderParty, 'CUSTOMER'>;
  declare createdAt: string;
}

export type OrderRevisionRow = ModelObject<OrderRevision>;
