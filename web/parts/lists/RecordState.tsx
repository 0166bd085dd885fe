import { QueryState } from '../../errors/QueryState';
import { EmptyState } from '../../ui/state/EmptyState';

interface RecordStateProps {
  /** The query's result. If it has loaded, there is no such record. */
  data: unknown;
  error: unknown;
  refetch: () => unknown;
  noun: string;
}

/** Shown in place of a record that is loading, failed to load or doesn't exist. */
export function RecordState({ data, error, refetch, noun }: RecordStateProps) {
  if (data && !error) return <EmptyState headingLevel={3} title={`There's no such ${noun}`} />;
  return <QueryState headingLevel={3} error={error} refetch={refetch} />;
}
