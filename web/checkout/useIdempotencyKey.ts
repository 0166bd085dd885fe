import { useRef } from 'react';

/** One key for one order, however often it is sent: a second try after a lost answer gives the first order again. */
export function useIdempotencyKey() {
  const attempt = useRef<{ order: string; key: string } | null>(null);
  return {
    keyFor(order: unknown): string {
      const text = JSON.stringify(order);
      if (attempt.current?.order !== text) attempt.current = { order: text, key: newKey() };
      return attempt.current.key;
    },
    /** The next order is another one, even of the same things. */
    forget(): void {
      attempt.current = null;
    },
  };
}

/** `crypto.randomUUID` is missing where a site is opened without TLS, as on a local network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
