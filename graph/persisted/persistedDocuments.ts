import type { ApolloServerOptions, ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context';
import { documents } from './documents.generated';

/**
 * What the ids of our own client stand for, in Apollo's protocol of persisted queries. It is read and never written:
 * no stranger makes the server keep a document.
 */
export const persistedDocuments: ApolloServerOptions<Context>['persistedQueries'] = {
  cache: {
    get: async (key) => documents.get(key.slice('apq:'.length)),
    set: async () => {},
    delete: async () => false,
  },
};

/** Apollo looks up whatever came as an id, even what cannot be made a text. */
export const readIds: ApolloServerPlugin<Context> = {
  async requestDidStart({ request: { extensions } }) {
    const asked = extensions?.persistedQuery;
    if (asked?.version === 1 && typeof asked.sha256Hash !== 'string') asked.sha256Hash = '';
  },
};
