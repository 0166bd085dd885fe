import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../apollo/client';
import { notifyTabsLink, refetchAfterOtherTabs } from './otherTabs';

const WHO = gql`
  query Who {
    viewer {
      id
    }
  }
`;
const LIST = gql`
  query List($first: Int, $after: String) {
    viewer {
      id
      orders(first: $first, after: $after) {
        nodes {
          id
        }
      }
    }
  }
`;
const LOGOUT = gql`
  mutation Leave {
    logout
  }
`;

let otherTab: BroadcastChannel;
beforeEach(() => {
  otherTab = new BroadcastChannel('herdline.written');
});
afterEach(() => {
  otherTab.close();
  vi.restoreAllMocks();
});

const nodes = (length: number) => Array.from({ length }, (_, at) => ({ __typename: 'Order', id: `${at}` }));

/** Opens a tab that watches two queries, with a fake server that records the operations. */
function tab({ rows = 1, errors }: { rows?: number; errors?: object[] } = {}) {
  const requested: string[] = [];
  const server = new ApolloLink(({ operationName = '' }) => {
    requested.push(operationName);
    const orders = { __typename: 'OrderConnection', nodes: nodes(rows) };
    const data = operationName === 'Leave' ? { logout: true } : { viewer: { __typename: 'User', id: '1', orders } };
    return of({ data, ...(errors && operationName === 'Leave' && { errors: errors as never }) });
  });
  const client = createApolloClient(ApolloLink.from([notifyTabsLink, server]));
  client.watchQuery({ query: WHO }).subscribe({});
  client.watchQuery({ query: LIST, variables: { first: 2 } }).subscribe({});
  refetchAfterOtherTabs(client);
  return { client, requested };
}

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a tab refetches its queries after a mutation in another tab', async () => {
  const { requested } = tab();
  expect(requested).toEqual(['Who', 'List']);
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(requested).toEqual(['Who', 'List', 'Who', 'List']));
});

test('a hidden tab refetches only when it becomes visible', async () => {
  const { requested } = tab();
  setHidden(true);
  const received = new Promise((resolve) => {
    const thirdTab = new BroadcastChannel('herdline.written');
    thirdTab.onmessage = () => {
      thirdTab.close();
      resolve(undefined);
    };
  });
  otherTab.postMessage(null);
  await received;
  expect(requested).toHaveLength(2);
  setHidden(false);
  await vi.waitFor(() => expect(requested).toHaveLength(4));
  setHidden(false);
  expect(requested).toHaveLength(4);
});

test('a list with several loaded pages is not refetched', async () => {
  const { requested } = tab({ rows: 3 });
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(requested).toEqual(['Who', 'List', 'Who']));
});

test('notifies other tabs of a mutation, unless it was refused', async () => {
  const onMessage = vi.fn();
  otherTab.onmessage = onMessage;
  const refused = tab({ errors: [{ message: 'No' }] });
  await refused.client.mutate({ mutation: LOGOUT }).catch(() => {});
  const { client } = tab();
  await client.mutate({ mutation: LOGOUT });
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(1));
});
