import { Button } from './Button';
import { Notice } from './Notice';

interface StaleNoticeProps {
  /** Of what there is no news: 'your orders'. */
  of: string;
  onRetry: () => void;
}

/** Above what is shown from before, when it could not be asked for again. */
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
      We could not ask for news of {of}. This is how they stood before.
    </Notice>
  );
}
