import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FavoritesPageDocument } from '../favorites/FavoritesPage.generated';
import { favoritesVariables } from '../favorites/favoritesVariables';
import { FindRancherPageDocument } from '../find/FindRancherPage.generated';
import { firstListing } from '../find/listingVariables';
import { ConversationPageDocument } from '../messages/ConversationPage.generated';
import { CustomerOrdersPageDocument } from '../orders/CustomerOrdersPage.generated';
import { firstCustomerOrders } from '../orders/customerOrderVariables';
import { conversationOf } from '../testing/conversation';
import { cedarFork, listOf } from '../testing/ranches';
import { customer, fakeServer, visit } from '../testing/visit';
import { forgetCarried, readCarried, takeAnswer } from './carriedAnswers';
import { documentId } from './documentId';

afterEach(() => {
  forgetCarried();
  document.getElementById('first-screen')?.remove();
});

/** Embeds an answer in the page as the server does. */
function carry(query: object, variables: object, data: object) {
  const script = Object.assign(document.createElement('script'), { type: 'application/json', id: 'first-screen' });
  const answers = [{ id: documentId(query), variables, data }];
  script.textContent = JSON.stringify({ viewer: customer, answers });
  document.body.append(script);
  return readCarried();
}

const favorites = {
  viewer: {
    __typename: 'User',
    id: customer.id,
    favorites: [{ __typename: 'Favorite', id: 'f7', rancher: { ...cedarFork, isFavorite: true } }],
  },
};

const noOrders = {
  viewer: {
    __typename: 'User',
    id: customer.id,
    orderCounts: { __typename: 'OrderCounts', total: 0, pending: 0, inProgress: 0, fulfilled: 0 },
    orders: {
      __typename: 'OrderConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: 0,
      totalCountIsMinimum: false,
    },
  },
};

test.each([
  ['/favorites', FavoritesPageDocument, favoritesVariables('78701'), favorites, 'Cedar Fork Ranch'],
  [
    '/find-rancher?state=TX',
    FindRancherPageDocument,
    firstListing(new URLSearchParams('state=TX'), '78701'),
    listOf([cedarFork]),
    'Cedar Fork Ranch',
  ],
  [
    '/customer-orders',
    CustomerOrdersPageDocument,
    firstCustomerOrders(new URLSearchParams()),
    noOrders,
    'No orders yet',
  ],
  ['/messages/5', ConversationPageDocument, { id: '5' }, { conversation: conversationOf() }, 'Cedar Fork Ranch'],
])('%s shows the answer that came with the page, without a request', async (path, query, variables, data, shown) => {
  expect(carry(query, variables, data)?.viewer).toEqual(customer);
  const server = fakeServer({ ...customer, zipCode: '78701' });
  visit(path, server);
  expect(await screen.findByRole('heading', { name: shown })).toBeTruthy();
  expect(server.operations).toEqual(['Session']);
});

test('an answer for other variables is not used', async () => {
  carry(FindRancherPageDocument, firstListing(new URLSearchParams('state=TX'), ''), listOf([]));
  const server = fakeServer(customer, { FindRancherPage: () => listOf([cedarFork]) });
  visit('/find-rancher?state=NM', server);
  expect(await screen.findByRole('heading', { name: 'Cedar Fork Ranch' })).toBeTruthy();
  expect(server.operations).toContain('FindRancherPage');
});

test('an answer is used only once, and the order of its variables does not matter', () => {
  carry(FindRancherPageDocument, { filter: {}, sort: 'NAME', first: 24 }, { ranchers: 1 });
  expect(takeAnswer(FindRancherPageDocument, { first: 24, sort: 'NAME', filter: { search: undefined } })).toEqual({
    ranchers: 1,
  });
  expect(takeAnswer(FindRancherPageDocument, { first: 24, sort: 'NAME', filter: {} })).toBeUndefined();
});

test('a page without embedded data returns undefined', () => {
  expect(readCarried()).toBeUndefined();
});
