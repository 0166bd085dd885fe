import { Refusal } from '../../errors';

/** Most streams of one person or token on one server: an office window, a phone, and some to spare. */
const MAX_STREAMS = 5;

/** After this time the browser connects again, and its caller is checked again. */
const MAX_STREAM_MS = 15 * 60_000;

/** The streams that are open on this server, by who listens. */
export class OpenStreams {
  readonly #open = new Map<string, Set<AbortController>>();

  /** The stream ends by itself after a while. One that has already ended is not added. Errors: RATE_LIMITED. */
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

  endOf(listener: string): void {
    for (const stream of [...(this.#open.get(listener) ?? [])]) stream.abort();
  }

  endAll(): void {
    for (const listener of [...this.#open.keys()]) this.endOf(listener);
  }
}
