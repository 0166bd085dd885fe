import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isLeafType,
  isListType,
  type OperationDefinitionNode,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import type { Context } from '../context';
import { Refusal } from '../errors';

/** The greatest page of our own, a hundred orders with all that hangs on them, costs half of it. */
const MAX_COST = 5_000;

/** What a list without `first` is taken for. */
const LIST_SIZE = 10;

/** What a `first` of null is taken for: the longest page there is. */
const LONGEST_PAGE = 100;

/** Refuses, before it runs, an operation that could read too many records. */
export function limitCost(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request: { variables = {} } }) {
          if (operation) refuseCostly({ schema, document, operation, variables });
        },
      };
    },
  };
}

type Asked = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
};

/** Errors: QUERY_TOO_EXPENSIVE. */
export function refuseCostly({ schema, document, operation, variables }: Asked): void {
  // What does not fit its variables is refused by the execution, in words for the caller.
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return;
  const cost = costOf({ schema, query: document, variables, operationName: operation.name?.value });
  if (cost > MAX_COST) throw tooExpensive({ cost });
}

function costOf(query: Omit<Parameters<typeof getComplexity>[0], 'estimators'>): number {
  try {
    return getComplexity({ ...query, estimators: [records] });
  } catch {
    // Fragments that multiply each other, or an argument that cannot be read: what has no known cost does not run.
    throw tooExpensive();
  }
}

function tooExpensive(figures: { cost?: number } = {}): Refusal {
  const extensions = { ...figures, maximumCost: MAX_COST, http: { status: 400 } };
  return new Refusal(
    'QUERY_TOO_EXPENSIVE',
    'The query could read too many records: ask for fewer at a time',
    extensions,
  );
}

/** A field costs the records that it can answer, times what hangs on each of them; plain values are free. */
const records: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (field.name.startsWith('__') || isLeafType(getNamedType(field.type))) return 0;
  // Counted by the field that leads to the connection.
  if (type.name.endsWith('Connection')) return childComplexity;
  return howMany(args, isListType(getNullableType(field.type))) * (1 + childComplexity);
};

function howMany(args: Record<string, unknown>, isList: boolean): number {
  if ('first' in args) return typeof args.first === 'number' ? Math.max(args.first, 1) : LONGEST_PAGE;
  return isList ? LIST_SIZE : 1;
}
