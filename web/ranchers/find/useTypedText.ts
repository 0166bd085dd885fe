import { useEffect, useEffectEvent, useRef, useState } from 'react';

const REST = 300;

/** What is typed shows at once and is passed on when the hand rests. */
export function useTypedText(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const known = useRef(text);
  const passOn = useEffectEvent((next: string) => {
    known.current = next;
    onChange(next);
  });

  useEffect(() => {
    // Changed from elsewhere, for example by Clear all.
    if (text !== known.current) setTyped(text);
    known.current = text;
  }, [text]);

  useEffect(() => {
    if (typed === known.current) return;
    const rest = setTimeout(() => passOn(typed), REST);
    return () => clearTimeout(rest);
  }, [typed]);

  return { typed, setTyped };
}
