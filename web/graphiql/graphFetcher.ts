import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type ExecutionResult, getOperationAST } from 'graphql';
import { createClient } from 'graphql-sse';

/** Asks the graph; `onSchema` is told why the schema was refused, and null when it was read. */
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
    // Where `data` is missing, GraphiQL takes the server for an old one and asks again.
    return { data: null, ...answer };
  };
}

/** With a token one asks as the token alone, never as whoever is signed in. */
const credentialsFor = (headers: HeadersInit | undefined) =>
  new Headers(headers).has('Authorization') ? 'omit' : 'same-origin';

function refusalIn({ errors }: ExecutionResult): string | null {
  return errors?.[0] ? String(errors[0].extensions?.code ?? 'INTERNAL') : null;
}
