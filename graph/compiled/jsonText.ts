import { type GraphQLOutputType, getNamedType, getNullableType, isEnumType, isListType, isNonNullType } from 'graphql';
import { join, quoted, type Sql, sql } from '../database/reading/sql';
import { LeftToResolvers } from './LeftToResolvers';

/** JSON as a list of fixed texts and of SQL expressions that return the text of a value. */
export type Json = readonly (string | Sql)[];

/** Below PostgreSQL's limit of 100 arguments per function call. */
const MAX_ARGUMENTS = 90;

/** Returns one SQL expression for the whole text. Joins neighboring fixed texts. */
export function textOf(json: Json): Sql {
  const parts: Sql[] = [];
  let text = '';
  for (const piece of json) {
    if (typeof piece === 'string') text += piece;
    else {
      if (text) parts.push([quoted(text)]);
      text = '';
      parts.push(piece);
    }
  }
  if (text) parts.push([quoted(text)]);
  return concat(parts);
}

function concat(parts: readonly Sql[]): Sql {
  if (parts.length <= MAX_ARGUMENTS) return sql`concat(${join(parts, ', ')})`;
  const chunks = [];
  for (let at = 0; at < parts.length; at += MAX_ARGUMENTS) chunks.push(concat(parts.slice(at, at + MAX_ARGUMENTS)));
  return concat(chunks);
}

export const orNull = (text: Sql): Json => [sql`coalesce(${text}, 'null')`];

/** GraphQL's format for times, to the millisecond. */
const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** For each scalar, returns the SQL that writes a value exactly as JavaScript would. */
const WRITERS: Record<string, (value: Sql) => { text: Sql; isQuoted?: boolean }> = {
  ID: (value) => ({ text: value, isQuoted: true }),
  DateTime: (value) => ({ text: sql`to_char(${value} at time zone 'UTC', ${MOMENT})`, isQuoted: true }),
  Boolean: (value) => ({ text: sql`(${value})::text` }),
  Float: (value) => ({ text: sql`(${value})::float8` }),
  Int: (value) => ({ text: value }),
  Cents: (value) => ({ text: value }),
  SignedCents: (value) => ({ text: value }),
  String: (value) => ({ text: sql`to_json(${value})` }),
};

/** Returns the JSON of a scalar, an enum value, or a list of them. */
export function leaf(type: GraphQLOutputType, value: Sql): Json {
  const named = getNamedType(type);
  const isNullable = !isNonNullType(type);
  if (isListType(getNullableType(type))) {
    if (!['String', 'ID', 'Int'].includes(named.name) && !isEnumType(named)) throw new LeftToResolvers(String(type));
    const text = sql`array_to_json(${value})`;
    return isNullable ? orNull(sql`${text}::text`) : [text];
  }
  const write = isEnumType(named) ? WRITERS.ID : WRITERS[named.name];
  if (!write) throw new LeftToResolvers(String(type));
  const { text, isQuoted } = write(value);
  if (isNullable) return orNull(isQuoted ? sql`'"' || ${text} || '"'` : sql`(${text})::text`);
  return isQuoted ? ['"', text, '"'] : [text];
}
