import { useEffect, useRef } from 'react';

/** What goes from a list takes the focused button along: the keyboard goes on from the list. */
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
