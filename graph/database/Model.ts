import { Model as ObjectionModel } from 'objection';

/** The base class of the models. It has no default connection, so every query names its connection: `Order.query(trx)`. */
export class Model extends ObjectionModel {
  static override useLimitInFirst = true;
}
