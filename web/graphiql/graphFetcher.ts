import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type ExecutionResult, getOperationAST } from 'graphql';
import { createClient } from 'graphql-sse';

/** Sends GraphiQL's queries. `onSchema` gets the error code of the schema query, or null if it succeeded. */
export function graphFetcher(token: string | null, onSchema: (refusal: string | null) => void): Fetcher {
  const own = token ? { Authorization: `Bearer ${token}` } : undefined;
  const ask = createGraphiQLFetcher({
    url: '/graphql',
    headers: own,
    enableIncrementalDelivery: false,
    fetch: (input, init) => fetch(input, { ...init, credentials: credentialsFor(init?.headers) }),
  });
  return async (params, options) => {
    const document = options?.documentAST;
    if (document && getOperationAST(document, params.operationName)?.operation === 'subscription') {
      const headers = { ...own, ...options.headers };
      const client = createClient({
        url: '/graphql/stream',
        headers,
        credentials: credentialsFor(headers),
        retryAttempts: 0,
      });
      return client.iterate({ ...params, operationName: params.operationName ?? undefined });
    }
    const answer = (await ask(params, options)) as ExecutionResult;
    if (params.operationName !== 'IntrospectionQuery') return answer;
    onSchema(refusalIn(answer));
    // If `data` is missing, GraphiQL tries again with the query for old servers.
    return { data: null, ...answer };
  };
}

/** A token's requests don't send the viewer's session. */
const credentialsFor = (headers: HeadersInit | undefined) =>
  new Headers(headers).has('Authorization') ? 'omit' : 'same-origin';

function refusalIn({ errors }: ExecutionResult): string | null {
  return errors?.[0] ? String(errors[0].extensions?.code ?? 'INTERNAL') : null;
}
