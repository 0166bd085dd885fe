import { Model as ObjectionModel } from 'objection';

/** Has no default connection, so every query names the one that it runs on: `Order.query(trx)`. */
export class Model extends ObjectionModel {
  static override useLimitInFirst = true;
}
