import { RetryNotice } from './RetryNotice';

interface StaleNoticeProps {
  /** Names the outdated content, like 'your orders'. */
  of: string;
  onRetry: () => void;
}

/** Shown above outdated content that couldn't be refreshed. */
export function StaleNotice({ of, onRetry }: StaleNoticeProps) {
  return <RetryNotice onRetry={onRetry}>Couldn't refresh {of}. Showing the last version.</RetryNotice>;
}
