import DataLoader from 'dataloader';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isNonNullType,
  Kind,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context';
import { bind, type Sql, sql } from '../../database/reading/sql';
import { notFound } from '../../errors';
import { isOwnDocument } from '../../schema/documentStore';
import type { Known, Step } from '../compile';
import { textOf } from '../jsonText';
import { readText } from '../readCached';
import { choices, type Selecting, selectionsOf } from '../selection';
import { ERRORS, ObjectCompiler } from './ObjectCompiler';
import { rowObjectOf } from './rowObject';

/** A selection, compiled to one statement that returns the JSON of its objects. */
type Plan = { statement: Sql; steps: readonly Step[]; isOwn: boolean };

/** The ids of the rows of a statement, in `Ask.prepared`. */
const IDS = {};

/** The characters that the kept statements may have. Those of our own documents have a part that strangers can't use. */
const MAX_CHARACTERS = { own: 50_000_000, others: 5_000_000 };

/** Returns functions that read what an operation selects below a field, for the executor. */
export function rowReader(known: Known) {
  const planOf = planner();

  /** Reads the value of a root field. */
  async function readRoot(context: Context, info: GraphQLResolveInfo): Promise<unknown> {
    const plan = planOf(info, (selecting) => compileRoot(selecting, info, known));
    return read(plan, info, { context, ids: [] });
  }

  const loaders = new WeakMap<readonly FieldNode[], DataLoader<number, unknown>>();

  /** Reads what is selected of a row. The rows of all places that select the same are read together. Errors: NOT_FOUND. */
  async function readRow(id: number, type: GraphQLObjectType, context: Context, info: GraphQLResolveInfo) {
    const compile = (selecting: Selecting) => compileRows(selecting, { type, info, known });
    const loader =
      loaders.get(info.fieldNodes) ??
      new DataLoader<number, unknown>(async (ids) => {
        const rows = (await read(planOf(info, compile, type), info, { context, ids })) as unknown[];
        return rows.map((row) => row ?? (isNonNullType(info.returnType) ? notFound(type.name) : null));
      });
    loaders.set(info.fieldNodes, loader);
    return loader.load(id);
  }

  return { readRoot, readRow };
}

async function read(
  plan: Plan,
  info: GraphQLResolveInfo,
  { context, ids }: { context: Context; ids: readonly number[] },
) {
  const errors: unknown[] = [];
  const prepared = new Map<object, unknown>([
    [IDS, ids],
    [ERRORS, errors],
  ]);
  const text = await readText(plan, info.variableValues, { context, prepared });
  return rowObjectOf(JSON.parse(text), errors);
}

function compileRoot(selecting: Selecting, { parentType, fieldNodes }: GraphQLResolveInfo, known: Known) {
  const compiler = new ObjectCompiler(selecting, known);
  const json = compiler.answerOf(parentType, fieldNodes, { row: '', computed: [] }) ?? [];
  return { statement: sql`select ${textOf(json)} as data`, steps: compiler.steps };
}

type Rows = { type: GraphQLNamedType; info: GraphQLResolveInfo; known: Known };

function compileRows(selecting: Selecting, { type, info, known }: Rows) {
  const shape = known.shapes[type.name];
  const compiler = new ObjectCompiler(selecting, known);
  const row = compiler.newRow();
  const json = textOf(compiler.nodeOf(type, selectionsOf(info.fieldNodes), row));
  // `select` hides the number of ids from the planner, which would otherwise plan the statement each time.
  const statement = sql`select concat('[', string_agg(case when ${row}.id is null then 'null' else ${json} end, ','
    order by asked.place), ']') as data
    from unnest((select ${bind(({ prepared }) => prepared.get(IDS))}::integer[])) with ordinality as asked(id, place)
    left join ${shape?.table ?? ''} ${row} on ${row}.id = asked.id`;
  return { statement, steps: compiler.steps };
}

/** Returns a function that finds or compiles the plan for the selection of a field. */
function planner() {
  const choiceOf = choices();
  const cacheOf = (maxSize: number) => new LRUCache<string, Plan>({ maxSize });
  const plans = { own: cacheOf(MAX_CHARACTERS.own), others: cacheOf(MAX_CHARACTERS.others) };

  return (info: GraphQLResolveInfo, compile: Compile, type?: GraphQLNamedType): Plan => {
    const documentOf = () => documentAt(info);
    const { key: choice, variables } = choiceOf(info.operation, documentOf, info.variableValues);
    const key = [choice, placeOf(info), type?.name].join();
    const isOwn = isOwnDocument(info.operation);
    const cache = isOwn ? plans.own : plans.others;
    const found = cache.get(key);
    if (found) return found;
    const plan = { ...compile({ schema: info.schema, document: documentOf(), variables }), isOwn };
    cache.set(key, plan, { size: lengthOf(plan.statement) });
    return plan;
  };
}

type Compile = (selecting: Selecting) => Omit<Plan, 'isOwn'>;

const documentAt = ({ operation, fragments }: GraphQLResolveInfo): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [operation, ...Object.values(fragments)],
});

/** The field's place in the operation, without the places in lists. */
function placeOf({ path }: GraphQLResolveInfo): string {
  let place = '';
  for (let at: typeof path | undefined = path; at; at = at.prev) if (at.typename) place += `${at.typename}.${at.key} `;
  return place;
}

const lengthOf = (statement: Sql) =>
  statement.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 500), 1);
