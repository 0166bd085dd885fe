import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { networkOnly } from './networkOnly';

test('two equal queries at the same time are sent as two requests', async () => {
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
  const first = client.query({ query, ...networkOnly });
  orders = 1;
  const second = client.query({ query, ...networkOnly });
  for (const answer of answers) answer();
  expect((await first).data).toEqual({ orders: 0 });
  expect((await second).data).toEqual({ orders: 1 });
});
