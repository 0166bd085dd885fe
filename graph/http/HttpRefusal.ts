import type { ErrorCode } from '../../rules/errorCodes';
import { Refusal } from '../errors';

/** A refusal of the request itself, for which HTTP has a finer word than the graph. */
export class HttpRefusal extends Refusal {
  readonly status: number;

  constructor(status: number, message: string, code: ErrorCode = 'BAD_USER_INPUT') {
    super(code, message);
    this.status = status;
  }
}
