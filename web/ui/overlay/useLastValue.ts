import { useRef } from 'react';

/** Returns the last non-null value, so that a closing dialog still shows its content. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
