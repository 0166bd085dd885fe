import type { ReactNode } from 'react';
import { Notice } from '../ui/state/Notice';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Replaces a submitted form. Takes the focus, so that screen readers read it. */
export function FormOutcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Notice tone="success" role="status" title={title}>
        {children}
      </Notice>
    </div>
  );
}
