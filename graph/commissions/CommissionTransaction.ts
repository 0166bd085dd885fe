import type { ModelObject } from 'objection';
import type { CommissionTransactionType, PaymentMethod } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';

/** A row of the ledger. The database refuses to change or delete rows. */
export class CommissionTransaction extends Model {
  static override tableName = 'commission_transactions';

  declare id: number;
  declare rancherId: number;
  declare type: CommissionTransactionType;
  /** Only an ADJUSTMENT can be negative. */
  declare amount: number;
  declare description: string;
  declare method: PaymentMethod | null;
  declare orderId: number | null;
  declare idempotencyKey: string | null;
  declare createdAt: string;
}

/** How a payment request ended. It has its own table because the ledger never changes. */
export class CommissionRequestAnswer extends Model {
  static override tableName = 'commission_request_answers';
  static override idColumn = 'requestId';

  declare requestId: number;
  /** The payment, credit or waiver that covered the last part of the request. Null if it was dismissed or withdrawn. */
  declare paymentId: number | null;
  declare withdrawn: boolean;
  declare createdAt: string;
}

export type CommissionTransactionRow = ModelObject<CommissionTransaction>;

const SIGN: Record<CommissionTransactionType, -1 | 0 | 1> = {
  CHARGE: 1,
  ADJUSTMENT: 1,
  PAYMENT: -1,
  CREDIT: -1,
  WAIVER: -1,
  REQUEST: 0,
};

/** Returns how much an entry adds to the balance of its ranch. */
export const changeOfBalance = ({ type, amount }: Pick<CommissionTransactionRow, 'type' | 'amount'>): number =>
  SIGN[type] * amount || 0;

/** `changeOfBalance` as SQL. */
export const CHANGE_OF_BALANCE =
  "case when type in ('CHARGE', 'ADJUSTMENT') then amount when type <> 'REQUEST' then -amount else 0 end";
