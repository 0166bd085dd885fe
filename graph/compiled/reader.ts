import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Context } from '../context';
import { InvalidPage } from '../database/reading/keyset';
import { sqlState } from '../database/sqlState';
import { Refusal } from '../errors';
import { replicaFor } from '../replica/replicaFor';
import type { Resolvers } from '../resolverTypes.generated';
import { type Compiled, compile, type Known } from './compile';
import { type CachedPlan, compileCached } from './compileCached';
import { LeftToResolvers } from './LeftToResolvers';
import { readCached, readText } from './readCached';
import { decidingVariables, type Selecting } from './selection';
import { shapes } from './shapes';

/** An operation that has passed all checks. */
type Asked = { document: DocumentNode; operation: OperationDefinitionNode; variables: Record<string, unknown> };

/** The data of a query as JSON text. `isCached` means that most of it came from the cache, so the same text may come again. */
export type ReadData = { data: string; isCached: boolean };

/** Returns null if the resolvers have to answer. */
export type Reader = (asked: Asked, context: Context) => Promise<ReadData | null>;

/** Creates the reader, which caches compiled plans until their operation is garbage-collected. */
export function createReader(schema: GraphQLSchema, resolvers: readonly Resolvers[]): Reader {
  const hasResolver = (type: string, field: string) =>
    resolvers.some((some) => Boolean((some as Record<string, Record<string, unknown>>)[type]?.[field]));
  const planOf = planner(schema, { shapes, hasResolver });
  return async (asked, context) => {
    if (asked.operation.operation !== OperationTypeNode.QUERY) return null;
    try {
      const planned = planOf(asked);
      if (!planned.plan.guards.every(({ mayRequest }) => mayRequest(context))) return null;
      const onPrimary = () => read(planned, context);
      const replica = replicaFor(asked, context);
      return await (replica?.read((db) => read(planned, { ...context, db }), onPrimary) ?? onPrimary());
    } catch (error) {
      if (!isForResolvers(error)) context.log.error({ err: error }, 'a compiled read failed');
      return null;
    }
  };
}

async function read({ plan, variables }: Planned, context: Context): Promise<ReadData> {
  const cached = plan.cached && (await readCached(plan.cached, variables, context));
  if (cached !== null) return { data: cached, isCached: true };
  return { data: await readText(plan, variables, { context, prepared: new Map() }), isCached: false };
}

/** An operation, compiled to one statement, and also for the cache if part of it is the same for everybody. */
type Plan = Compiled & { cached: CachedPlan | null };

/** The compiled forms of an operation, one for each choice of fields by variables. Null if only the resolvers can answer. */
type Plans = { deciding: readonly string[]; byChoice: Map<string, Plan | null> };

type Planned = { plan: Plan; variables: Record<string, unknown> };

function planner(schema: GraphQLSchema, known: Known) {
  const plans = new WeakMap<OperationDefinitionNode, Plans>();
  return ({ document, operation, variables: given }: Asked): Planned => {
    const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
    if (!variables) throw new LeftToResolvers('The variables do not fit');
    const ofOperation = plans.get(operation) ?? { deciding: decidingVariables(document), byChoice: new Map() };
    plans.set(operation, ofOperation);
    const choice = ofOperation.deciding.map((name) => String(variables[name])).join();
    let plan = ofOperation.byChoice.get(choice);
    if (plan === undefined) {
      plan = tryTo(() => planFor(operation, { schema, document, variables }, known));
      ofOperation.byChoice.set(choice, plan);
    }
    if (!plan) throw new LeftToResolvers('No shape describes a selected field');
    return { plan, variables };
  };
}

function planFor(operation: OperationDefinitionNode, selecting: Selecting, known: Known): Plan {
  const plan = compile(operation, selecting, known);
  return { ...plan, cached: tryTo(() => compileCached(operation, selecting, known)) };
}

function tryTo<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof LeftToResolvers) return null;
    throw error;
  }
}

/** The SQLSTATE that the database function raises for a field that the viewer may not see on a row. */
const REFUSED_FIELD = 'HR403';

/** Whether an error means that the resolvers should answer instead. They report each refusal at its field. */
const isForResolvers = (error: unknown) =>
  error instanceof LeftToResolvers ||
  error instanceof Refusal ||
  error instanceof InvalidPage ||
  sqlState(error) === REFUSED_FIELD;
