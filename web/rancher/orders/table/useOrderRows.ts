import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { OrderTableTabDocument, type OrderTableTabQueryVariables } from './OrderTableTab.generated';
import { firstPageOf, PAGE_SIZE } from './orderTableVariables';

const MAX_PAGE_SIZE = 100;

/** Returns one page of the order table. The previous page stays visible while another page loads. */
export function useOrderRows(variables: OrderTableTabQueryVariables, requestedPage: number) {
  const { orders, page, isComplete, error, retry } = useOrdersUpTo(variables, requestedPage);
  const rows = isComplete ? orders?.nodes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : undefined;
  const shown = useLastDefined(rows && orders && { rows, page, total: orders });
  return { shown, isLoadingPage: rows === undefined, error, retry };
}

/** Loads all rows up to the requested page, because the server's lists can only be read from the start, by cursor. */
function useOrdersUpTo(variables: OrderTableTabQueryVariables, requestedPage: number) {
  const [failure, setFailure] = useState<unknown>();
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(OrderTableTabDocument, {
    variables: firstPageOf(variables),
    fetchPolicy: 'cache-and-network',
    // With deduplication, a refetch after a change would get the response of a pending request from before the change.
    context: { queryDeduplication: false },
  });
  const orders = data?.viewer?.ranch?.orders;
  const total = orders?.totalCount ?? 0;
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  const missing = Math.min(page * PAGE_SIZE, total) - (orders?.nodes.length ?? 0);
  const after = orders?.pageInfo.endCursor;
  const canLoad = networkStatus === NetworkStatus.ready && failure === undefined;

  useEffect(() => {
    if (!canLoad || missing <= 0) return;
    fetchMore({ variables: { after, first: Math.min(missing, MAX_PAGE_SIZE) } }).catch(setFailure);
  }, [canLoad, missing, after, fetchMore]);

  const retry = () => {
    setFailure(undefined);
    refetch().catch(() => {});
  };
  return { orders, page, isComplete: Boolean(orders) && missing <= 0, error: error ?? failure, retry };
}

/** Returns the value, or the last defined value while it's undefined. */
function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  });
  return value ?? last.current;
}
