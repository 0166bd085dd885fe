import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type ExecutionResult, getOperationAST } from 'graphql';
import { createClient } from 'graphql-sse';

/** Returns a fetcher for GraphiQL's queries. `onSchema` gets the error code of the schema query, or null if it succeeded. */
export function graphqlFetcher(token: string | null, onSchema: (refusal: string | null) => void): Fetcher {
  const tokenHeaders = token ? { Authorization: `Bearer ${token}` } : undefined;
  const fetchResult = createGraphiQLFetcher({
    url: '/graphql',
    headers: tokenHeaders,
    enableIncrementalDelivery: false,
    fetch: (input, init) => fetch(input, { ...init, credentials: credentialsFor(init?.headers) }),
  });
  return async (params, options) => {
    const document = options?.documentAST;
    if (document && getOperationAST(document, params.operationName)?.operation === 'subscription') {
      const headers = { ...tokenHeaders, ...options.headers };
      const client = createClient({
        url: '/graphql/stream',
        headers,
        credentials: credentialsFor(headers),
        retryAttempts: 0,
      });
      return client.iterate({ ...params, operationName: params.operationName ?? undefined });
    }
    const answer = (await fetchResult(params, options)) as ExecutionResult;
    if (params.operationName !== 'IntrospectionQuery') return answer;
    onSchema(refusalIn(answer));
    // Adds `data`, without which GraphiQL would retry with a schema query for old servers.
    return { data: null, ...answer };
  };
}

/** Leaves out the session cookie if the request has a token. */
const credentialsFor = (headers: HeadersInit | undefined) =>
  new Headers(headers).has('Authorization') ? 'omit' : 'same-origin';

function refusalIn({ errors }: ExecutionResult): string | null {
  return errors?.[0] ? String(errors[0].extensions?.code ?? 'INTERNAL') : null;
}
