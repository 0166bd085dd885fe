import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The `traceparent` (W3C Trace Context) of the request or job that the code runs for. */
const current = new AsyncLocalStorage<string>();

/** Runs work as a part of a trace. Everything that it logs, queues and sends names the trace. */
export const inTrace = <T>(traceparent: string, work: () => T): T => current.run(traceparent, work);

export const currentTrace = (): string | undefined => current.getStore();

/** The id of the trace alone, which is in every line of the log. */
export const currentTraceId = (): string | undefined => current.getStore()?.split('-')[1];

/** Goes on with a caller's trace as a step of our own, or begins a trace if the caller has none that is valid. */
export function continueTrace(given: unknown): string {
  const { id = randomBytes(16).toString('hex'), sampled = false } = readTrace(given) ?? {};
  return `00-${id}-${randomBytes(8).toString('hex')}-0${sampled ? 1 : 0}`;
}

/** Later versions may be longer than 55 characters. No tracer sends this much. */
const MAX_LENGTH = 256;

const FORMAT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;

function readTrace(given: unknown): { id: string; sampled: boolean } | undefined {
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return undefined;
  const [, version, id, flags = '', more] = FORMAT.exec(given) ?? [];
  if (!id || (version === '00' && more !== undefined)) return undefined;
  return { id, sampled: Number.parseInt(flags, 16) % 2 === 1 };
}
