import { useEffect, useRef } from 'react';

/** Moves the focus to the list when the focused button was removed with its item. */
export function useFocusWhenShrunk<List extends HTMLElement>(length: number) {
  const list = useRef<List>(null);
  const previous = useRef(length);
  useEffect(() => {
    const focusIsLost = document.activeElement === document.body;
    if (length < previous.current && focusIsLost) list.current?.focus({ preventScroll: true });
    previous.current = length;
  }, [length]);
  return list;
}
