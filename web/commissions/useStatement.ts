import { useQuery } from '@apollo/client/react';
import { StatementDocument } from './Statement.generated';

/** A month's statement. The one that the panel opens with came along with it; while another is read, it stays. */
export function useStatement(month: string) {
  const { data, previousData, error, loading, refetch } = useQuery(StatementDocument, { variables: { month } });
  return {
    statement: (data ?? previousData)?.viewer?.ranch?.commission.statement,
    error,
    isLoading: loading,
    retry: () => void refetch().catch(() => {}),
  };
}
