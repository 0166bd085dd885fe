import { Model as ObjectionModel } from 'objection';

/** Bound to no connection: every query says on which one it runs, `Order.query(trx)`. */
export class Model extends ObjectionModel {
  static override useLimitInFirst = true;
}
