import { useQuery } from '@apollo/client/react';
import type { RancherSort } from '../../graphTypes.generated';
import { FindRancherPageDocument } from '../FindRancherPage.generated';
import { type RanchFilters, toRancherFilter } from './ranchFilters';

/** How many ranches a choice of filters leaves. Asks for the list itself, which is then there when it is wanted. */
export function useResultCount(filters: RanchFilters, sort: RancherSort) {
  const { data, previousData, loading } = useQuery(FindRancherPageDocument, {
    variables: { filter: toRancherFilter(filters), sort },
  });
  return { count: (data ?? previousData)?.ranchers.totalCount, pending: loading };
}
