import { useQuery } from '@apollo/client/react';
import { zip5 } from '../../../rules/zip';
import type { RancherSort } from '../../graphTypes.generated';
import { FindRancherPageDocument } from '../FindRancherPage.generated';
import { type RanchFilters, toRancherFilter } from './ranchFilters';
import { zipProblemOf } from './zipProblemOf';

/** How many ranches a choice of filters leaves. Asks for the list itself, which is then there when it is wanted. */
export function useResultCount(filters: RanchFilters, sort: RancherSort) {
  const filter = toRancherFilter(filters);
  // The draft may have lost the place that the list is sorted from.
  const { data, previousData, error, loading } = useQuery(FindRancherPageDocument, {
    variables: { filter, sort: sort === 'DISTANCE' && !filter.near ? 'NAME' : sort },
  });
  const known = data ?? previousData;
  return {
    count: error ? undefined : known?.ranchers.totalCount,
    pending: loading,
    zipProblem: zipProblemOf(error),
    profileZip: zip5(known?.viewer?.zipCode ?? ''),
  };
}
