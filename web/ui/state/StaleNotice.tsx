import { Button } from '../button/Button';
import { Notice } from './Notice';

interface StaleNoticeProps {
  /** What couldn't be refreshed, like 'your orders'. */
  of: string;
  onRetry: () => void;
}

/** Shown above outdated content that couldn't be refreshed. */
export function StaleNotice({ of, onRetry }: StaleNoticeProps) {
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Couldn't refresh {of}. Showing the last version.
    </Notice>
  );
}
