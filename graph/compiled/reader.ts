import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Context } from '../context';
import { InvalidPage } from '../database/reading/keyset';
import { preparedText } from '../database/reading/prepared';
import { type Ask, render } from '../database/reading/sql';
import { sqlState } from '../database/sqlState';
import { Refusal } from '../errors';
import type { Resolvers } from '../resolverTypes.generated';
import { type Compiled, compile, type Known } from './compile';
import { LeftToResolvers } from './LeftToResolvers';
import { decidingVariables } from './selection';
import { shapes } from './shapes';

/** An operation that was admitted, as it came. */
type Asked = { document: DocumentNode; operation: OperationDefinitionNode; variables: Record<string, unknown> };

/** The data of a read as JSON text, or null where the resolvers have to answer. */
export type Reader = (asked: Asked, context: Context) => Promise<string | null>;

/** Plans are kept for as long as their document is. */
export function createReader(schema: GraphQLSchema, resolvers: readonly Resolvers[]): Reader {
  const hasResolver = (type: string, field: string) =>
    resolvers.some((some) => Boolean((some as Record<string, Record<string, unknown>>)[type]?.[field]));
  const planOf = planner(schema, { shapes, hasResolver });
  return async (asked, context) => {
    if (asked.operation.operation !== OperationTypeNode.QUERY) return null;
    try {
      const { plan, variables } = planOf(asked);
      if (!plan.guards.every(({ mayAsk }) => mayAsk(context))) return null;
      const ask: Ask = { context, prepared: new Map() };
      for (const step of plan.steps) await step(ask, variables);
      return await preparedText(context.db, render(plan.statement, ask));
    } catch (error) {
      if (!isLeft(error)) context.log.error({ err: error }, 'a compiled read failed');
      return null;
    }
  };
}

/** How an operation reads, by what its variables select. Null where only the resolvers can answer it. */
type Plans = { deciding: readonly string[]; byChoice: Map<string, Compiled | null> };

type Planned = { plan: Compiled; variables: Record<string, unknown> };

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
      plan = tryTo(() => compile(operation, { schema, document, variables }, known));
      ofOperation.byChoice.set(choice, plan);
    }
    if (!plan) throw new LeftToResolvers('It asks for what no shape describes');
    return { plan, variables };
  };
}

function tryTo<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof LeftToResolvers) return null;
    throw error;
  }
}

/** What the function of the database says where a field is not open on a row. */
const REFUSED_FIELD = 'HR403';

/** Refusals are told by the resolvers, at their fields. */
const isLeft = (error: unknown) =>
  error instanceof LeftToResolvers ||
  error instanceof Refusal ||
  error instanceof InvalidPage ||
  sqlState(error) === REFUSED_FIELD;
