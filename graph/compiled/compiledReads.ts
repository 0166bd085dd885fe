import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { Context } from '../context';
import { readsByPath } from '../http/observe/metrics';
import { JsonData } from './JsonData';
import type { Reader } from './reader';

/** Answers a checked query by one SQL statement whose JSON is sent as it is, or leaves it to the executor. */
export function compiledReads(read: Reader): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, request: { variables = {} }, contextValue }) {
          // Apollo refuses a name that no operation of the document has.
          if (!operation) return null;
          // An operation that was left to Apollo has been tried already, and would fail again.
          const found = contextValue.admitted ? null : await read({ document, operation, variables }, contextValue);
          readsByPath.inc({ path: found === null ? 'resolvers' : 'statement' });
          if (found === null) return null;
          const head = { status: undefined, headers: new HeaderMap() };
          return { http: head, body: { kind: 'single', singleResult: { data: new JsonData(found) } } };
        },
      };
    },
  };
}
