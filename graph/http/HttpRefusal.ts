import type { ErrorCode } from '../../rules/errorCodes';
import { Refusal } from '../errors';

/** Refuses the request itself, with a status that the graph's error codes don't have. */
export class HttpRefusal extends Refusal {
  readonly status: number;

  constructor(status: number, message: string, code: ErrorCode = 'BAD_USER_INPUT') {
    super(code, message);
    this.status = status;
  }
}
