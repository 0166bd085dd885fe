import { messageOf } from '../errors/messageOf';
import { CenteredSpinner } from '../layout/CenteredSpinner';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';

interface RecordStateProps {
  /** The answer, once there is one: without the record in it there is no such record. */
  data: unknown;
  error: unknown;
  refetch: () => unknown;
  noun: string;
}

/** Stands where a record will be, or why it is not there. */
export function RecordState({ data, error, refetch, noun }: RecordStateProps) {
  if (error) return <ErrorState headingLevel={3} message={messageOf(error)} onRetry={() => refetch()} />;
  if (data) return <EmptyState headingLevel={3} title={`There is no such ${noun}`} />;
  return <CenteredSpinner />;
}
