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
 * Refuses an operation before it runs: if it could read too many records, if its caller may not ask for it, or if the budget
 * of the minute is used up. The budget comes last, so that refused operations cost nothing. This is one plugin because
 * Apollo runs the hooks of several plugins at the same time. Every HTTP answer reports the cost.
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
          // The documents of our own client have a known cost, so they aren't counted.
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
 * Gives a refusal before the execution its HTTP status. Without one, Apollo would answer 500. Refusals during the execution
 * are part of an answer with status 200.
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
