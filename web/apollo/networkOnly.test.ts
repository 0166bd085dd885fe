import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { networkOnly } from './networkOnly';

test('a query is sent again although the same query is still pending', async () => {
  let orders = 0;
  const answers: (() => void)[] = [];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const data = { orders };
        answers.push(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const query = gql`query Orders { orders }`;
  const before = client.query({ query, ...networkOnly });
  orders = 1;
  const after = client.query({ query, ...networkOnly });
  for (const answer of answers) answer();
  expect((await before).data).toEqual({ orders: 0 });
  expect((await after).data).toEqual({ orders: 1 });
});
