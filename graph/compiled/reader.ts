import { type GraphQLSchema, getVariableValues, OperationTypeNode } from 'graphql';
import type { Context } from '../context';
import { sqlState } from '../database/sqlState';
import { Refusal } from '../errors';
import type { Known } from './compile';
import { LeftToResolvers } from './LeftToResolvers';
import { type Asked, type Plan, planner } from './plans';
import { readCached, readText } from './readCached';

/** Returns the data of a query as JSON text. Null if the executor has to answer. */
export type Reader = (asked: Asked, context: Context) => Promise<string | null>;

export function createReader(schema: GraphQLSchema, known: Known): Reader {
  const planOf = planner(schema, known);
  return async (asked, context) => {
    if (asked.operation.operation !== OperationTypeNode.QUERY) return null;
    try {
      const { operation, variables: given } = asked;
      const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
      if (!variables) return null;
      const planned = { plan: planOf({ ...asked, variables }, context), variables };
      if (!planned.plan.guards.every(({ mayRequest }) => mayRequest(context))) return null;
      return await read(planned, context);
    } catch (error) {
      if (!isForResolvers(error)) context.log.error({ err: error }, 'a compiled read failed');
      return null;
    }
  };
}

async function read({ plan, variables }: Planned, context: Context): Promise<string> {
  const cached = plan.cached && (await readCached(plan.cached, variables, context));
  return cached ?? readText(plan, variables, { context, prepared: new Map() });
}

type Planned = { plan: Plan; variables: Record<string, unknown> };

/** The SQLSTATE that the database function raises for a field that the viewer may not see on a row. */
const REFUSED_FIELD = 'HR403';

/** Whether an error means that the executor should answer instead, which reports each refusal at its field. */
const isForResolvers = (error: unknown) =>
  error instanceof LeftToResolvers || error instanceof Refusal || sqlState(error) === REFUSED_FIELD;
