import type { ApolloCache, Reference } from '@apollo/client';

const idOf = (cache: ApolloCache, viewerId: string) => cache.identify({ __typename: 'User', id: viewerId });

/** Takes a ranch off the list, where it has been loaded. */
export function takeOff(cache: ApolloCache, viewerId: string, rancherId: string): void {
  cache.modify({
    id: idOf(cache, viewerId),
    fields: {
      favorites: (favorites: readonly Reference[], { readField }) =>
        favorites.filter((favorite) => readField('id', readField<Reference>('rancher', favorite)) !== rancherId),
    },
  });
}

/** An added ranch gets its place in the server's list, which is asked for again where it is shown. */
export function forgetList(cache: ApolloCache, viewerId: string): void {
  cache.evict({ id: idOf(cache, viewerId), fieldName: 'favorites' });
}
