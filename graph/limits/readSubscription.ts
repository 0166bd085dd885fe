import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { badInput, Refusal } from '../errors';
import { costOf, refuseCostly } from './costOf';
import { MAX_ERRORS, MAX_TOKENS, sizeLimits } from './sizeLimits';

type Sent = { query: string; operationName?: string | null; variables?: Record<string, unknown> | null };

/** Parses a subscription, and applies the limits of every operation. Errors: BAD_USER_INPUT, QUERY_TOO_EXPENSIVE. */
export function readSubscription(schema: GraphQLSchema, { query, operationName, variables }: Sent) {
  const document = read(query);
  const [error] = validate(schema, document, [...specifiedRules, ...sizeLimits], { maxErrors: MAX_ERRORS });
  if (error) throw unfit(error);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw badInput({ query: 'Only subscriptions are answered here' });
  }
  const asked = { schema, document, operation, variables: variables ?? {} };
  const [unreadable] = getVariableValues(schema, operation.variableDefinitions ?? [], asked.variables).errors ?? [];
  if (unreadable) throw unfit(unreadable);
  const cost = costOf(asked) ?? 0;
  refuseCostly(cost);
  return { asked, cost };
}

function read(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw unfit(error as GraphQLError);
  }
}

/** Reports an error of graphql-js as the caller's fault. */
function unfit(error: GraphQLError): GraphQLError {
  if (error instanceof Refusal || error.originalError instanceof Refusal) return error;
  return new GraphQLError(error.message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
}
