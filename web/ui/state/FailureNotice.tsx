import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Notice } from './Notice';

interface FailureNoticeProps {
  title: string;
  /** Why the request failed. */
  children: ReactNode;
  onRetry: () => void;
}

/** Says that the person's last request has failed, and offers to try again. */
export function FailureNotice({ title, children, onRetry }: FailureNoticeProps) {
  return (
    <Notice tone="danger" role="alert" title={title} action={<Button onClick={onRetry}>Try Again</Button>}>
      {children}
    </Notice>
  );
}
