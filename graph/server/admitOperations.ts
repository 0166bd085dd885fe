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
import { checkScopesFirst } from '../schema/checkScopesFirst';
import { isOwnDocument } from '../schema/documentStore';
import { requireOpenFields } from '../schema/openRanches';
import type { RequestedOperation } from '../schema/selectedFields';
import { usedDeprecations } from '../schema/usedDeprecations';

/** Refuses an operation that could read too many records, or that its caller may not run. */
export function admit(asked: RequestedOperation, cost: number | undefined, context: Context): void {
  refuseCostly(cost);
  guardIntrospection(asked.document, context);
  checkScopesFirst(asked, context);
  requireOpenFields(asked, context);
}

/** What the answer says of the operation: its cost, and what a document that isn't ours uses although it is deprecated. */
export function admittedAs({ schema, document }: RequestedOperation, cost: number | undefined): Context['admitted'] {
  const deprecations = isOwnDocument(document) ? [] : usedDeprecations(schema, document);
  return deprecations.length > 0 ? { cost, deprecations } : { cost };
}

type Charged = { cost: number | undefined; isOurOwn: boolean };

/** Deducts the cost after `admit`, so that refused operations cost nothing. Errors: RATE_LIMITED. */
export async function charge(asked: RequestedOperation, context: Context, { cost, isOurOwn }: Charged): Promise<void> {
  // The documents of our own client have a known cost, so they aren't counted.
  if (cost === undefined || (isOurOwn && !context.token)) return;
  await countCost(context, priceOf(asked, cost, context));
}

/** One plugin, because Apollo runs the hooks of several at once. Answers report the cost and what is deprecated. */
export function admitOperations(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let admitted: Context['admitted'];
      return {
        async didResolveOperation({ document, operation, request: { variables = {} }, contextValue, metrics }) {
          if (!operation) return;
          admitted = contextValue.admitted;
          if (admitted) return;
          const asked = { schema, document, operation, variables };
          const cost = withStatus(() => {
            const found = costOf(asked);
            admitted = admittedAs(asked, found);
            admit(asked, found, contextValue);
            return found;
          });
          await charge(asked, contextValue, { cost, isOurOwn: metrics.persistedQueryHit ?? false });
        },
        async willSendResponse({ response: { body, http }, contextValue }) {
          if (admitted?.cost !== undefined && body.kind === 'single') {
            body.singleResult.extensions = { ...body.singleResult.extensions, ...admitted };
          }
          const headers = rateLimitHeaders(contextValue.spending);
          for (const [name, value] of Object.entries(headers)) http.headers.set(name, value);
        },
      };
    },
  };
}

/** Gives a refusal before the execution its HTTP status, for which Apollo would answer 500. */
function withStatus<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, ...extensions } = error.extensions;
    const http = { status: ERROR_STATUS[code as ErrorCode] };
    throw new Refusal(code as ErrorCode, error.message, { ...extensions, http });
  }
}
