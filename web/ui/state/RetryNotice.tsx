import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Notice } from './Notice';

interface RetryNoticeProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Says what couldn't be loaded while the rest of the screen still works, and offers to try again. */
export function RetryNotice({ onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button size="small" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
