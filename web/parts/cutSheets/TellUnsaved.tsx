import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Reports to the dialog around a form whether closing the dialog would discard changes. */
export function TellUnsaved({ onUnsaved }: { onUnsaved: (unsaved: boolean) => void }) {
  const { dirty } = useFormikContext();
  const report = useEffectEvent(onUnsaved);
  useEffect(() => report(dirty), [dirty]);
  return null;
}
