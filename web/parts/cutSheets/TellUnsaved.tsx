import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Tells the dialog around a form whether closing it would lose something. */
export function TellUnsaved({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { dirty } = useFormikContext();
  const tell = useEffectEvent(onUnsaved);
  useEffect(() => tell(dirty), [dirty]);
  return null;
}
