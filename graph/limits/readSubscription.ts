import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { badInput, Refusal } from '../errors';
import { refuseCostly } from './limitCost';
import { MAX_TOKENS, queryLimits } from './queryLimits';

type Asked = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };

/** The document of a subscription, held to the limits of every operation. Errors: BAD_USER_INPUT, QUERY_TOO_EXPENSIVE. */
export function readSubscription(schema: GraphQLSchema, { query, operationName, variables }: Asked): DocumentNode {
  const document = read(query);
  const [error] = validate(schema, document, [...specifiedRules, ...queryLimits]);
  if (error) throw unfit(error);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw badInput({ query: 'Only subscriptions are answered here' });
  }
  refuseCostly({ schema, document, operation, variables: variables ?? {} });
  return document;
}

function read(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw unfit(error as GraphQLError);
  }
}

/** What graphql-js finds wrong is the caller's doing; the names that it would suggest are ours. */
function unfit(error: GraphQLError): GraphQLError {
  if (error instanceof Refusal || error.originalError instanceof Refusal) return error;
  const message = error.message.replace(/ Did you mean .+\?$/, '');
  return new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
}
