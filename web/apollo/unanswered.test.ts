import { ApolloLink, Observable } from '@apollo/client';
import { of } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddFavoriteDocument } from '../favorites/FavoriteButton.generated';
import { SessionDocument } from '../session/Session.generated';
import { sessionStore } from '../session/sessionStore';
import { customer, rancher, userOf } from '../testing/visit';
import { carryAnswers } from './carriedAnswers';
import { createApolloClient } from './client';
import { documentId } from './documentId';
import { storeUnanswered } from './unanswered';

const ranch = { __typename: 'Rancher' as const, id: '7', isFavorite: true };
const never = new ApolloLink(() => new Observable(() => {}));
const saved = {
  operationName: 'AddFavorite',
  variables: { rancherId: '7' },
  extensions: { persistedQuery: { version: 1, sha256Hash: documentId(AddFavoriteDocument) } },
};

let sent: unknown[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response('{}');
  });
});

/** Presses a heart, and leaves the page before the answer. */
async function pressAndLeave() {
  sessionStore.set(customer);
  let lose = () => {};
  const client = createApolloClient(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          lose = () => observer.error(new TypeError('Failed to fetch'));
        }),
    ),
  );
  const optimisticResponse = { addFavorite: ranch };
  const pressed = client.mutate({ mutation: AddFavoriteDocument, variables: { rancherId: '7' }, optimisticResponse });
  await Promise.resolve();
  storeUnanswered();
  lose();
  await pressed.catch(() => {});
}

test('the next page sends what was shown as done and not answered, once', async () => {
  await pressAndLeave();
  createApolloClient(never);
  await expect.poll(() => sent).toEqual([saved]);
  createApolloClient(never);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([saved]);
});

test('a screen that renders after that asks again, though its answer came with the page', async () => {
  await pressAndLeave();
  carryAnswers([{ id: documentId(SessionDocument)!, variables: {}, data: { viewer: userOf(customer) } }]);
  const asked: (string | undefined)[] = [];
  const client = createApolloClient(
    new ApolloLink(({ operationName }) => {
      asked.push(operationName);
      return of({ data: { viewer: userOf({ ...customer, name: 'Ann Newer' }) } });
    }),
  );
  await expect.poll(() => sent).toEqual([saved]);
  const shown = client.watchQuery({ query: SessionDocument });
  expect(shown.getCurrentResult().data?.viewer?.name).toBe(customer.name);
  await expect.poll(() => shown.getCurrentResult().data?.viewer?.name).toBe('Ann Newer');
  expect(asked).toEqual(['Session']);
});

test('nothing is sent for somebody else', async () => {
  await pressAndLeave();
  sessionStore.set(rancher);
  createApolloClient(never);
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
});
