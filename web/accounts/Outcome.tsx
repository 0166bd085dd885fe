import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What came of a form, in its place: the focus that went with the form comes here, and with it the screen reader. */
export function Outcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice tone="success" role="status" title={title}>
        {children}
      </Notice>
    </div>
  );
}
