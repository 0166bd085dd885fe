import { messageOf } from '../../errors/graphErrors';
import { CenteredSpinner } from '../../ui/state/CenteredSpinner';
import { EmptyState } from '../../ui/state/EmptyState';
import { ErrorState } from '../../ui/state/ErrorState';

interface RecordStateProps {
  /** The query's result. If it has loaded, there is no such record. */
  data: unknown;
  error: unknown;
  refetch: () => unknown;
  noun: string;
}

/** Shown in place of a record that is loading, failed to load or doesn't exist. */
export function RecordState({ data, error, refetch, noun }: RecordStateProps) {
  if (error) return <ErrorState headingLevel={3} message={messageOf(error)} onRetry={() => refetch()} />;
  if (data) return <EmptyState headingLevel={3} title={`There's no such ${noun}`} />;
  return <CenteredSpinner />;
}
