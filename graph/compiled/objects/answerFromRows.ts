import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isObjectType,
} from 'graphql';
import type { Context } from '../../context';
import type { Known } from '../compile';
import { rowReader } from './readRows';
import { answersOf } from './rowObject';

type Reader = ReturnType<typeof rowReader>;

/** The types without a row of their own, whose fields are read one by one. */
const ROOTS = ['Query', 'Admin'];

/** Reads all that is selected below a row with a shape by one statement, whatever its resolver has loaded. */
export function answerFromRows(schema: GraphQLSchema, known: Known): GraphQLSchema {
  const reader = rowReader(known);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = (field.resolve ?? defaultFieldResolver) as GraphQLFieldResolver<unknown, Context>;
      const isRoot = ROOTS.includes(type.name) && readsRows(known, type, field.name);
      const readRow = isRoot ? undefined : rowReaderOf(getNamedType(field.type), { schema, known, reader });
      field.resolve = (parent, args, context, info) => {
        const answers = answersOf(parent);
        if (answers?.has(String(info.path.key))) return answers.get(String(info.path.key));
        if (isRoot) return reader.readRoot(context, info);
        const result = resolve(parent, args, context, info);
        return readRow ? forEachRow(result, (row) => readRow(row, context, info)) : result;
      };
    }
  }
  return schema;
}

function readsRows({ shapes, hasResolver }: Known, type: GraphQLObjectType, name: string): boolean {
  if (hasResolver(type.name, name)) return false;
  const kind = shapes[type.name]?.fields?.[name]?.kind;
  return kind === 'one' || kind === 'many' || kind === 'page';
}

type ReadRow = (row: unknown, context: Context, info: GraphQLResolveInfo) => unknown;

/** Returns a function that reads what is selected of a row. Undefined for a type that no shape describes. */
function rowReaderOf(
  type: GraphQLNamedType,
  { schema, known, reader }: { schema: GraphQLSchema; known: Known; reader: Reader },
): ReadRow | undefined {
  const hasRows = ({ name }: GraphQLNamedType) => known.shapes[name]?.table !== undefined;
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  if (!hasRows(type) && !possible.some(hasRows)) return undefined;
  return (row, context, info) => {
    if (typeof row !== 'object' || row === null || answersOf(row)) return row;
    const { id, __typename } = row as { id?: unknown; __typename?: string };
    if (typeof id !== 'number') return row;
    const own = hasRows(type) ? type : schema.getType(__typename ?? '');
    return reader.readRow(id, own as GraphQLObjectType, context, info);
  };
}

/** Applies a function to each row that a resolver returns, now or later. */
function forEachRow(result: unknown, read: (row: unknown) => unknown): unknown {
  if (result instanceof Promise) return result.then((value) => forEachRow(value, read));
  return Array.isArray(result) ? result.map(read) : read(result);
}
