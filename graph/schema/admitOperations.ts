import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { ERROR_STATUS, type ErrorCode } from '../../rules/errorCodes';
import type { Context } from '../context';
import { Refusal } from '../errors';
import { guardIntrospection } from '../http/schemaAccess';
import { costOf, refuseCostly } from '../limits/costOf';
import { countCost } from '../limits/countCost';
import { priceOf } from '../limits/priceOf';
import { rateLimitHeaders } from '../limits/rateLimitHeaders';
import { checkScopesFirst } from './checkScopesFirst';

/**
 * Refuses, before it runs, an operation that could read too many records, that its caller may not ask, or that is more
 * than was left for the minute, in this order: what is refused takes nothing. It is one plugin because Apollo runs the
 * hooks of several at once. Every answer by HTTP says what its operation cost.
 */
export function admitOperations(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let cost: number | undefined;
      return {
        async didResolveOperation({ document, operation, request: { variables = {} }, contextValue, metrics }) {
          if (!operation) return;
          const asked = { schema, document, operation, variables };
          withStatus(() => {
            cost = costOf(asked);
            refuseCostly(cost);
            guardIntrospection(document, contextValue);
            checkScopesFirst(asked, contextValue);
          });
          // The documents of our own client are known, and so is what they can come to.
          const isOurOwn = metrics.persistedQueryHit && !contextValue.token;
          if (cost !== undefined && !isOurOwn) await countCost(contextValue, priceOf(asked, cost, contextValue));
        },
        async willSendResponse({ request, response: { body, http }, contextValue }) {
          if (cost !== undefined && request.http && body.kind === 'single') {
            body.singleResult.extensions = { ...body.singleResult.extensions, cost };
          }
          const headers = rateLimitHeaders(contextValue.spending);
          for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
        },
      };
    },
  };
}

/**
 * Gives a refusal its HTTP status before anything runs, where Apollo would report a refusal without one as a fault of the
 * server. Later refusals are part of an answer that is 200.
 */
function withStatus(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, ...extensions } = error.extensions;
    const http = { status: ERROR_STATUS[code as ErrorCode] };
    throw new Refusal(code as ErrorCode, error.message, { ...extensions, http });
  }
}
