import type { ErrorCode } from '../../rules/errorCodes';
import { Refusal } from '../errors';

/** Refuses an HTTP request with a status that the GraphQL error codes don't have. */
export class HttpRefusal extends Refusal {
  readonly status: number;

  constructor(status: number, message: string, code: ErrorCode = 'BAD_USER_INPUT') {
    super(code, message);
    this.status = status;
  }
}

/** Our own messages for requests that cannot be read. */
const UNREADABLE = {
  400: 'The request cannot be read: check its address and its JSON',
  413: 'The request is larger than 1 MB',
  415: 'The encoding of the request is not supported',
};

export const unreadable = (status: keyof typeof UNREADABLE) => new HttpRefusal(status, UNREADABLE[status]);

export const isUnreadable = (status: unknown): status is keyof typeof UNREADABLE =>
  typeof status === 'number' && status in UNREADABLE;
