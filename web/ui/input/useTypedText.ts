import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Debounces a search field. Returns the typed text immediately, and calls `onChange` after a pause in typing. */
export function useTypedText(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const lastText = useRef(text);
  const report = useEffectEvent((next: string) => {
    lastText.current = next;
    onChange(next);
  });

  useEffect(() => {
    // Takes over a change from elsewhere, for example by Clear all.
    if (text !== lastText.current) setTyped(text);
    lastText.current = text;
  }, [text]);

  useEffect(() => {
    if (typed === lastText.current) return;
    const timer = setTimeout(() => report(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, setTyped };
}
