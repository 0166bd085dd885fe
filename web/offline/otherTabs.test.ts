import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApolloClient } from '../apollo/client';
import { readAfterOtherTabs, tellTabsLink } from './otherTabs';

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

/** A tab that shows two queries, and whose server counts what it is asked. */
function tab({ rows = 1, errors }: { rows?: number; errors?: object[] } = {}) {
  const asked: string[] = [];
  const server = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    const orders = { __typename: 'OrderConnection', nodes: nodes(rows) };
    const data = operationName === 'Leave' ? { logout: true } : { viewer: { __typename: 'User', id: '1', orders } };
    return of({ data, ...(errors && operationName === 'Leave' && { errors: errors as never }) });
  });
  const client = createApolloClient(ApolloLink.from([tellTabsLink, server]));
  client.watchQuery({ query: WHO }).subscribe({});
  client.watchQuery({ query: LIST, variables: { first: 2 } }).subscribe({});
  readAfterOtherTabs(client);
  return { client, asked };
}

const beHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('what was written in another tab makes this one read its screen anew', async () => {
  const { asked } = tab();
  expect(asked).toEqual(['Who', 'List']);
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(asked).toEqual(['Who', 'List', 'Who', 'List']));
});

test('a tab that nobody looks at reads once it is looked at, and only then', async () => {
  const { asked } = tab();
  beHidden(true);
  const heard = new Promise((resolve) => {
    const third = new BroadcastChannel('herdline.written');
    third.onmessage = () => {
      third.close();
      resolve(undefined);
    };
  });
  otherTab.postMessage(null);
  await heard;
  expect(asked).toHaveLength(2);
  beHidden(false);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  beHidden(false);
  expect(asked).toHaveLength(4);
});

test('a list of several pages stays as it is', async () => {
  const { asked } = tab({ rows: 3 });
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(asked).toEqual(['Who', 'List', 'Who']));
});

test('tells other tabs what was written here, and not what was refused', async () => {
  const told = vi.fn();
  otherTab.onmessage = told;
  const refused = tab({ errors: [{ message: 'No' }] });
  await refused.client.mutate({ mutation: LOGOUT }).catch(() => {});
  const { client } = tab();
  await client.mutate({ mutation: LOGOUT });
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
});
