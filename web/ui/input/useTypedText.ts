import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

/** Returns the typed text at once, and calls `onChange` after a pause in typing. */
export function useTypedText(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const lastText = useRef(text);
  const passOn = useEffectEvent((next: string) => {
    lastText.current = next;
    onChange(next);
  });

  useEffect(() => {
    // Something else changed the text, for example Clear all.
    if (text !== lastText.current) setTyped(text);
    lastText.current = text;
  }, [text]);

  useEffect(() => {
    if (typed === lastText.current) return;
    const timer = setTimeout(() => passOn(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, setTyped };
}
