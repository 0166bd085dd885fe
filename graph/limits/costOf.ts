import { getNamedType, getNullableType, getVariableValues, isLeafType, isListType } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { MAX_COST } from '../config';
import { Refusal } from '../errors';
import type { RequestedOperation } from '../schema/selectedFields';

/** The assumed length of a list without `first`. */
const LIST_SIZE = 10;

/** Fixed lengths of lists, by element type. Ten of a map's 5,000 points count as one record, since points are small. */
const KNOWN_LENGTH: Record<string, number> = {
  ...{ AnimalPlace: 4, Offer: 3, OrderStatusUpdate: 5, RanchPoint: 500 },
  ...{ Door: 3, DoorOwner: 2, DoorSheet: 2, PackagedWeight: 4, RecallShare: 100 },
  ...{ SlotBooking: 3, Weighing: 2, WeightWarning: 2 },
};

/** A `first` of null counts as the longest page. */
const MAX_PAGE_SIZE = 100;

/** Cost of an introspection field, since tools request the whole schema at once. */
const SCHEMA_COST = 100;

/** How many records an operation could read. Undefined if the execution will refuse its variables. */
export function costOf(asked: RequestedOperation): number | undefined {
  const { schema, operation, variables } = asked;
  if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return undefined;
  const costs = cachedCosts.get(operation) ?? new Map<string, number>();
  cachedCosts.set(operation, costs);
  const sizes = sizesIn(asked);
  const cost = costs.get(sizes) ?? measure(asked);
  if (costs.size < MAX_CACHED) costs.set(sizes, cost);
  return cost;
}

/** Caches an operation's costs by the variables that they depend on. */
const cachedCosts = new WeakMap<RequestedOperation['operation'], Map<string, number>>();

/** Limits the cached costs of an operation, since callers choose their page sizes. */
const MAX_CACHED = 50;

/** Returns the cache key: page sizes are integers, and booleans decide what is selected. Other variables only matter if given. */
function sizesIn({ operation, variables }: RequestedOperation): string {
  const values = (operation.variableDefinitions ?? []).map(({ variable }) => {
    const value = variables[variable.name.value];
    return ['number', 'boolean', 'undefined'].includes(typeof value) || value === null ? String(value) : 'given';
  });
  return values.join();
}

function measure({ schema, document, operation, variables }: RequestedOperation): number {
  try {
    const operationName = operation.name?.value;
    return Math.floor(getComplexity({ schema, query: document, variables, operationName, ...LIMITED }));
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

const VALUE_COST = 0.002;

/** A field costs the number of records it can return, times the cost of what is selected of each. */
const records: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (isLeafType(getNamedType(field.type))) return VALUE_COST;
  if (field.name.startsWith('__')) return SCHEMA_COST;
  // The parent field of the connection has counted these records.
  if (type.name.endsWith('Connection')) return childComplexity;
  const length = isListType(getNullableType(field.type))
    ? (KNOWN_LENGTH[getNamedType(field.type).name] ?? LIST_SIZE)
    : 1;
  return howMany(args, length) * (1 + childComplexity);
};

/** Fragments that multiply each other are counted up to these fields, several times those of our own documents. */
const LIMITED = { estimators: [records], maxQueryNodes: 3_000 };

function howMany(args: Record<string, unknown>, length: number): number {
  if (typeof args.last === 'number') return Math.max(args.last, 1);
  if ('first' in args) return typeof args.first === 'number' ? Math.max(args.first, 1) : MAX_PAGE_SIZE;
  return length;
}
