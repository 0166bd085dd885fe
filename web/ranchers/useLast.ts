import { useRef } from 'react';

/** The last value that was there: a dialog that closes still shows what it was about. */
export function useLast<Value>(value: Value | null): Value | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
