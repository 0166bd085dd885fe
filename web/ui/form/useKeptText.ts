import { useEffect, useEffectEvent, useState } from 'react';
import { keptInput } from './keptInput';

/** The state of a text field outside of a `Form`. It survives the end of a session, like the fields of forms. */
export function useKeptText(name: string) {
  const { pathname, search } = window.location;
  const identity = JSON.stringify([pathname + search, name]);
  const [text, setText] = useState(() => String(keptInput.take(identity)?.text ?? ''));
  const read = useEffectEvent(() => (text ? { identity, changed: { text } } : undefined));
  useEffect(() => keptInput.watch(() => read()), []);
  return [text, setText] as const;
}
