import { Refusal } from '../../errors';

/** Maximum of streams of one person or token on one server: an office window, a phone, and some to spare. */
const MAX_STREAMS = 5;

/** A stream ends after this time. The browser then reconnects, and its caller is checked again. */
const MAX_STREAM_MS = 15 * 60_000;

export class OpenStreams {
  readonly #open = new Map<string, Set<AbortController>>();

  /** Adds a stream, and ends it after MAX_STREAM_MS. Ignores a stream that has already ended. Errors: RATE_LIMITED. */
  add(listener: string, stream: AbortController): void {
    if (stream.signal.aborted) return;
    const own = this.#open.get(listener) ?? new Set();
    if (own.size >= MAX_STREAMS) {
      throw new Refusal('RATE_LIMITED', 'Too many windows or programs are listening: close one of them', {
        retryAfter: 60,
      });
    }
    this.#open.set(listener, own.add(stream));
    const timer = setTimeout(() => stream.abort(), MAX_STREAM_MS).unref();
    stream.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      own.delete(stream);
      if (own.size === 0) this.#open.delete(listener);
    });
  }

  endStreamsOf(listener: string): void {
    for (const stream of [...(this.#open.get(listener) ?? [])]) stream.abort();
  }

  endAll(): void {
    for (const listener of [...this.#open.keys()]) this.endStreamsOf(listener);
  }
}
