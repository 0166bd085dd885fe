import { useRef } from 'react';

/** The order that was sent, and its key. */
interface Attempt {
  order: string;
  key: string;
}

/** Stores an attempt so that it survives a reload. */
export interface AttemptStore {
  read: () => Attempt | null;
  keep: (attempt: Attempt) => void;
  drop: () => void;
}

/** Returns the same key each time an order is sent, so that a retry after a lost response creates no second order. */
export function useIdempotencyKey(store?: AttemptStore) {
  const attempt = useRef<Attempt | null>(null);
  return {
    keyFor(order: unknown): string {
      const text = JSON.stringify(order);
      const previous = store?.read() ?? attempt.current;
      attempt.current = previous?.order === text ? previous : { order: text, key: newKey() };
      store?.keep(attempt.current);
      return attempt.current.key;
    },
    /** Drops the key, so that the same items create a new order. */
    forget(): void {
      attempt.current = null;
      store?.drop();
    },
  };
}

/** Avoids `crypto.randomUUID`, which browsers lack on a site without TLS, for example in a local network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
