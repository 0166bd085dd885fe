import type { ModelObject } from 'objection';
import type { CommissionTransactionType, PaymentMethod } from '../../rules/vocabulary';
import { Model } from '../database/Model';
import type { Page } from '../database/page';

/** A row of the ledger. The database refuses to change or delete one. */
export class CommissionTransaction extends Model {
  static override tableName = 'commission_transactions';

  declare id: number;
  declare rancherId: number;
  declare type: CommissionTransactionType;
  declare amount: number;
  declare description: string;
  declare method: PaymentMethod | null;
  declare orderId: number | null;
  declare idempotencyKey: string | null;
  declare createdAt: string;
}

/** How a payment request ended. It stands apart because the ledger is never changed. */
export class CommissionRequestAnswer extends Model {
  static override tableName = 'commission_request_answers';
  static override idColumn = 'requestId';

  declare requestId: number;
  /** Null when it was dismissed. */
  declare paymentId: number | null;
  declare createdAt: string;
}

export type CommissionTransactionRow = ModelObject<CommissionTransaction>;
export type CommissionTransactionPage = Page<CommissionTransactionRow>;
