import type { ErrorCode } from '../../rules/errorCodes';
import { HttpRefusal } from '../http/HttpRefusal';

type Details = {
  code: ErrorCode;
  /** Whether the host may well have the picture again later; otherwise it has it no longer. */
  isPassing?: boolean;
  /** Whether the host did not answer in time. */
  timedOut?: boolean;
  cause?: unknown;
};

/** Why a picture of another host does not come: the same for all who ask within a minute. */
export class PictureRefusal extends HttpRefusal {
  readonly isPassing: boolean;
  readonly timedOut: boolean;
  override readonly cause: unknown;

  constructor(status: number, message: string, { code, isPassing = false, timedOut = false, cause }: Details) {
    super(status, message, code);
    this.isPassing = isPassing;
    this.timedOut = timedOut;
    this.cause = cause;
  }
}
