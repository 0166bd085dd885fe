import type { ErrorCode } from '../../rules/errorCodes';
import { HttpRefusal } from '../http/HttpRefusal';

type Details = {
  code: ErrorCode;
  /** Whether the host may have the picture later. Otherwise it has removed it. */
  isTemporary?: boolean;
  /** Whether the host did not answer in time. */
  timedOut?: boolean;
  cause?: unknown;
};

/** Why a picture of another host can't be shown. Everyone who asks within a minute gets the same answer. */
export class PictureRefusal extends HttpRefusal {
  readonly isTemporary: boolean;
  readonly timedOut: boolean;
  override readonly cause: unknown;

  constructor(status: number, message: string, { code, isTemporary = false, timedOut = false, cause }: Details) {
    super(status, message, code);
    this.isTemporary = isTemporary;
    this.timedOut = timedOut;
    this.cause = cause;
  }
}
