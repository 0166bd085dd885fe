type Details = { cause?: unknown; timedOut?: boolean };

/** The failure of a host that was called. The message may be shown and logged. */
export class OutboundFailure extends Error {
  readonly timedOut: boolean;

  constructor(message: string, { cause, timedOut = false }: Details = {}) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}

/** Whether an error is a bug of this program. Errors of the network or of a host have a code. */
export function isOurs(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && error.name !== 'AbortError';
}
