import { ERROR_STATUS, type ErrorCode } from '../../rules/errorCodes';
import { Refusal } from '../errors';

/**
 * Gives a refusal its HTTP status where Apollo hears of it before anything runs: it calls what ends there without a
 * status a fault of the server. Once fields are resolved, refusals are part of an answer that is 200.
 */
export function withStatus(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, ...extensions } = error.extensions;
    const http = { status: ERROR_STATUS[code as ErrorCode] };
    throw new Refusal(code as ErrorCode, error.message, { ...extensions, http });
  }
}
