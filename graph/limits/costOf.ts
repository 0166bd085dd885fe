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
import { MAX_COST } from '../config';
import { Refusal } from '../errors';

/** The assumed length of a list without `first`. */
const LIST_SIZE = 10;

/** Lists that are always as long, by the type of their elements. Ten of the 5,000 points of a map count as one record, since a point is no more than a line. */
const KNOWN_LENGTH: Record<string, number> = { AnimalPlace: 4, RanchPoint: 500 };

/** A `first` of null counts as the longest page. */
const MAX_PAGE_SIZE = 100;

/** Tools ask for all of it at once. */
const SCHEMA_COST = 100;

/** An operation as it came, with what it is to be held against. */
export type Asked = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
};

/**
 * How many records an operation could read. If its variables don't fit it costs nothing, because the execution refuses it
 * with a message for the caller. Errors: QUERY_TOO_EXPENSIVE.
 */
export function costOf(asked: Asked): number | undefined {
  const { schema, operation, variables } = asked;
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return undefined;
  const costs = knownCosts.get(operation) ?? new Map<string, number>();
  knownCosts.set(operation, costs);
  const sizes = sizesIn(asked);
  const cost = costs.get(sizes) ?? measure(asked);
  if (costs.size < MAX_KNOWN) costs.set(sizes, cost);
  return cost;
}

/** An operation's costs by the variables that they depend on. */
const knownCosts = new WeakMap<OperationDefinitionNode, Map<string, number>>();

/** Callers choose the sizes of their pages, so the number of costs to remember has a limit. */
const MAX_KNOWN = 50;

/** Page sizes are integers, and booleans decide what is selected. Of other variables it only matters whether they are given. */
function sizesIn({ operation, variables }: Asked): string {
  const values = (operation.variableDefinitions ?? []).map(({ variable }) => {
    const value = variables[variable.name.value];
    return ['number', 'boolean', 'undefined'].includes(typeof value) || value === null ? String(value) : 'given';
  });
  return values.join();
}

function measure({ schema, document, operation, variables }: Asked): number {
  try {
    const operationName = operation.name?.value;
    return getComplexity({ schema, query: document, variables, operationName, estimators: [records] });
  } catch {
    // The cost is unknown if fragments multiply each other or an argument can't be read. Such an operation does not run.
    throw tooExpensive();
  }
}

/** Errors: QUERY_TOO_EXPENSIVE. */
export function refuseCostly(cost = 0): void {
  if (cost > MAX_COST) throw tooExpensive({ cost });
}

function tooExpensive(figures: { cost?: number } = {}): Refusal {
  const extensions = { ...figures, maximumCost: MAX_COST };
  return new Refusal(
    'QUERY_TOO_EXPENSIVE',
    'The query could read too many records: ask for fewer at a time',
    extensions,
  );
}

/** A field costs the number of records it can answer, times what is asked of each. Plain values are free. */
const records: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (isLeafType(getNamedType(field.type))) return 0;
  if (field.name.startsWith('__')) return SCHEMA_COST;
  // The field that leads to the connection has counted these.
  if (type.name.endsWith('Connection')) return childComplexity;
  const length = isListType(getNullableType(field.type))
    ? (KNOWN_LENGTH[getNamedType(field.type).name] ?? LIST_SIZE)
    : 1;
  return howMany(args, length) * (1 + childComplexity);
};

function howMany(args: Record<string, unknown>, length: number): number {
  if (typeof args.last === 'number') return Math.max(args.last, 1);
  if ('first' in args) return typeof args.first === 'number' ? Math.max(args.first, 1) : MAX_PAGE_SIZE;
  return length;
}
