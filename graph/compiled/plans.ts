import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context';
import type { Sql } from '../database/reading/sql';
import { isOwnDocument } from '../schema/documentStore';
import { startWalk, visitFields } from '../schema/selectedFields';
import { type Compiled, compile, type Known } from './compile';
import { type CachedPlan, compileCached } from './compileCached';
import { guardOf } from './guards';
import { LeftToResolvers } from './LeftToResolvers';
import { choices, type Selecting, widthOf } from './selection';

/** An operation that has passed all checks. */
export type Asked = { document: DocumentNode; operation: OperationDefinitionNode; variables: Record<string, unknown> };

/** An operation, compiled to one statement, and also for the cache if part of it is the same for everybody. */
export type Plan = Compiled & { cached: CachedPlan | null; isOwn: boolean };

/** The maximum of choices of fields that are compiled of an operation. The executor answers the others. */
const MAX_CHOICES = 32;

/** The maximum of fields that are compiled of an operation that isn't our own, with its fragments expanded. */
const MAX_WIDTH = 300;

/** The bytes that all plans may take. Those of our own documents have a part that strangers can't use. */
const MAX_BYTES = { own: 200_000_000, others: 3_000_000 };

/** One statement can't answer. */
const NO_PLAN = Symbol('no plan');

const cacheOf = (maxSize: number) => new LRUCache<string, Plan | typeof NO_PLAN>({ maxSize });

/** Returns a function that finds or compiles an operation's plan. Throws LeftToResolvers if there is none for this request. */
export function planner(schema: GraphQLSchema, known: Known) {
  const choiceOf = choices();
  const compiled = new WeakMap<OperationDefinitionNode, number>();
  const plans = { own: cacheOf(MAX_BYTES.own), others: cacheOf(MAX_BYTES.others) };

  return (asked: Asked, context: Context): Plan => {
    const { key, variables } = choiceOf(asked.operation, () => asked.document, asked.variables);
    const isOwn = isOwnDocument(asked.document);
    const cache = isOwn ? plans.own : plans.others;
    let plan = cache.get(key);
    if (plan === undefined) {
      // Whoever may not request the fields doesn't make the server compile them.
      if (!mayRequest(schema, asked, context)) throw new LeftToResolvers('The resolvers refuse it');
      const count = compiled.get(asked.operation) ?? 0;
      if (count >= MAX_CHOICES) throw new LeftToResolvers('Its fields were chosen in too many ways');
      compiled.set(asked.operation, count + 1);
      const selecting = { schema, document: asked.document, variables };
      plan = planFor(asked.operation, selecting, { known, isOwn }) ?? NO_PLAN;
      cache.set(key, plan, { size: bytesOf(plan, asked.document) });
    }
    if (plan === NO_PLAN) throw new LeftToResolvers('No shape describes a selected field');
    return plan;
  };
}

/** Whether the viewer may request all fields of an operation, apart from those that depend on a row. */
function mayRequest(schema: GraphQLSchema, asked: Asked, context: Context): boolean {
  const walk = startWalk({ schema, ...asked });
  const query = schema.getQueryType();
  if (!walk || !query) return false;
  let isOpen = true;
  visitFields(asked.operation.selectionSet, query, walk, (field, type: GraphQLNamedType) => {
    if (isObjectType(type)) isOpen &&= guardOf(schema, type, field, NO_ROW)?.mayRequest(context) ?? true;
    return isOpen;
  });
  return isOpen;
}

const NO_ROW = { row: '', computed: [] };

function planFor(
  operation: OperationDefinitionNode,
  selecting: Selecting,
  { known, isOwn }: { known: Known; isOwn: boolean },
): Plan | null {
  if (!isOwn && widthOf(operation, selecting.document) > MAX_WIDTH) return null;
  const plan = tryTo(() => compile(operation, selecting, known));
  return plan && { ...plan, isOwn, cached: tryTo(() => compileCached(operation, selecting, known, isOwn)) };
}

function tryTo<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof LeftToResolvers) return null;
    throw error;
  }
}

/** About the memory of a plan, which keeps its parsed document. */
function bytesOf(plan: Plan | typeof NO_PLAN, { loc }: DocumentNode): number {
  if (plan === NO_PLAN) return 100;
  const statements = [plan.statement, plan.cached?.statement, plan.cached?.viewerPart.statement];
  return statements.reduce((sum, statement = []) => sum + lengthOf(statement), 200 * (loc?.end ?? 0));
}

const lengthOf = (statement: Sql) =>
  statement.reduce((sum, part) => sum + (typeof part === 'string' ? 2 * part.length : 500), 0);
