import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** In ms. */
const PAUSE = 300;

/** Shows what is typed at once, and passes it on after a pause in typing. */
export function useTypedText(text: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const known = useRef(text);
  const passOn = useEffectEvent((next: string) => {
    known.current = next;
    onChange(next);
  });

  useEffect(() => {
    // Something else changed it, for example Clear all.
    if (text !== known.current) setTyped(text);
    known.current = text;
  }, [text]);

  useEffect(() => {
    if (typed === known.current) return;
    const timer = setTimeout(() => passOn(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, setTyped };
}
