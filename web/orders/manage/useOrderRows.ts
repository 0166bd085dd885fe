import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { OrderTableTabDocument } from './OrderTableTab.generated';
import { orderFilter } from './orderFilters';
import { variablesOf } from './orderNarrowing';
import type { OrderAddress } from './useOrderAddress';

export const PAGE_SIZE = 5;

/** The most that the graph gives at once. */
const MOST = 100;

/** One page of the order table. While another one is on its way, the one before stays. */
export function useOrderRows(address: OrderAddress) {
  const { orders, page, isWhole, error, retry } = useOrdersUpTo(address);
  const rows = isWhole ? orders?.nodes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) : undefined;
  const shown = useKept(rows && { rows, page, total: orders?.totalCount ?? 0 });
  return { shown, isTurning: rows === undefined, error, retry };
}

/** The list is read by cursors: what is missing up to the page is asked for behind what is there. */
function useOrdersUpTo({ status, narrowing, page: asked }: OrderAddress) {
  const [failure, setFailure] = useState<unknown>();
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(OrderTableTabDocument, {
    variables: { status: orderFilter(status).status, ...variablesOf(narrowing), first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const orders = data?.viewer?.ranch?.orders;
  const total = orders?.totalCount ?? 0;
  const page = Math.min(asked, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  const missing = Math.min(page * PAGE_SIZE, total) - (orders?.nodes.length ?? 0);
  const after = orders?.pageInfo.endCursor;
  const mayRead = networkStatus === NetworkStatus.ready && failure === undefined;

  useEffect(() => {
    if (mayRead && missing > 0) fetchMore({ variables: { after, first: Math.min(missing, MOST) } }).catch(setFailure);
  }, [mayRead, missing, after, fetchMore]);

  const retry = () => {
    setFailure(undefined);
    refetch().catch(() => {});
  };
  return { orders, page, isWhole: Boolean(orders) && missing <= 0, error: error ?? failure, retry };
}

/** The value that there was last, as long as there is none. */
function useKept<Value>(value: Value | undefined): Value | undefined {
  const kept = useRef(value);
  useEffect(() => {
    if (value !== undefined) kept.current = value;
  });
  return value ?? kept.current;
}
