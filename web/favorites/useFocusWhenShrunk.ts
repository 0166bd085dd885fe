import { useEffect, useRef } from 'react';

/** Moves the focus to the list when a removed item takes the focused button along. */
export function useFocusWhenShrunk<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  const before = useRef(length);
  useEffect(() => {
    const focusIsLost = document.activeElement === document.body;
    if (length < before.current && focusIsLost) list.current?.focus({ preventScroll: true });
    before.current = length;
  }, [length]);
  return list;
}
