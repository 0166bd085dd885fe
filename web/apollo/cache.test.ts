import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './cache';

const query = gql`
  query List($states: [String!], $after: String) {
    ranchers(filter: { states: $states }, first: 1, after: $after) {
      nodes { id ranchName }
      pageInfo { endCursor }
    }
  }
`;

const page = (id: string, endCursor: string) => ({
  ranchers: {
    __typename: 'RancherConnection',
    nodes: [{ __typename: 'Rancher', id, ranchName: `Ranch ${id}` }],
    pageInfo: { __typename: 'PageInfo', endCursor },
  },
});

const idsIn = (cache: ReturnType<typeof createCache>, variables: object) =>
  cache.readQuery<ReturnType<typeof page>>({ query, variables })?.ranchers.nodes.map(({ id }) => id);

test('rows after a cursor are appended to the list, and other arguments start a separate list', () => {
  const cache = createCache();
  const texas = { states: ['Texas'] };
  cache.writeQuery({ query, variables: texas, data: page('1', 'a') });
  cache.writeQuery({ query, variables: { ...texas, after: 'a' }, data: page('2', 'b') });
  cache.writeQuery({ query, variables: { states: ['Utah'] }, data: page('3', 'c') });
  expect(idsIn(cache, texas)).toEqual(['1', '2']);
  expect(idsIn(cache, { states: ['Utah'] })).toEqual(['3']);

  cache.writeQuery({ query, variables: texas, data: page('4', 'd') });
  expect(idsIn(cache, texas)).toEqual(['4']);
});

test('a ranch that a list has loaded can be read by its id', () => {
  const cache = createCache();
  cache.writeQuery({ query, variables: {}, data: page('1', 'a') });
  const byId = gql`query One($id: ID!) { rancher(id: $id) { id ranchName } }`;
  expect(cache.readQuery({ query: byId, variables: { id: '1' } })).toMatchObject({ rancher: { ranchName: 'Ranch 1' } });
  expect(cache.readQuery({ query: byId, variables: { id: '2' } })).toBeNull();
});

test('a ranch’s distance is cached separately for each ZIP code', () => {
  const cache = createCache();
  const near = gql`
    query Near($filter: RancherFilter) { ranchers(filter: $filter) { nodes { id distanceMiles } } }
  `;
  const from = (zipCode: string) => ({ filter: { near: { zipCode } } });
  const list = (distanceMiles: number) => ({
    ranchers: { __typename: 'RancherConnection', nodes: [{ __typename: 'Rancher', id: '1', distanceMiles }] },
  });
  cache.writeQuery({ query: near, variables: from('78701'), data: list(12.3) });
  cache.writeQuery({ query: near, variables: from('02101'), data: list(1_694.2) });
  expect(cache.readQuery({ query: near, variables: from('78701') })).toEqual(list(12.3));
  expect(cache.readQuery({ query: near, variables: from('02101') })).toEqual(list(1_694.2));
  const favorites = gql`query Favorites($zipCode: String) { rancher(id: 1) { id distanceMiles(zipCode: $zipCode) } }`;
  const read = (zipCode: string) => cache.readQuery({ query: favorites, variables: { zipCode } });
  expect([read('78701'), read('02101')]).toMatchObject([
    { rancher: { distanceMiles: 12.3 } },
    { rancher: { distanceMiles: 1_694.2 } },
  ]);
  const fragment = gql`fragment Ranch on Rancher { id distanceMiles }`;
  expect(cache.readFragment({ fragment, id: 'Rancher:1' })).toMatchObject({ distanceMiles: null });
});

test('each order keeps the customer name that was given with it', () => {
  const cache = createCache();
  const orders = gql`query Orders { viewer { id orders { nodes { id customer { id name } } } } }`;
  const order = (id: string, name: string) => ({
    __typename: 'Order',
    id,
    customer: { __typename: 'OrderCustomer', id: '9', name },
  });
  const nodes = [order('1', 'Ann'), order('2', 'Ann Fielder')];
  const viewer = { __typename: 'User', id: '9', orders: { __typename: 'OrderConnection', nodes } };
  cache.writeQuery({ query: orders, data: { viewer } });
  expect(cache.readQuery({ query: orders })).toMatchObject({ viewer: { orders: { nodes } } });
});
