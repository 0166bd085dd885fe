import { type GraphQLOutputType, getNamedType, getNullableType, isEnumType, isListType, isNonNullType } from 'graphql';
import { join, quoted, type Sql, sql } from '../database/reading/sql';
import { LeftToResolvers } from './LeftToResolvers';

/** JSON in the making: text that is there already, and SQL that writes the text of a value. */
export type Json = readonly (string | Sql)[];

/** PostgreSQL takes so many arguments of a function. */
const MOST_ARGUMENTS = 90;

/** One SQL text. Neighboring pieces of text become one. */
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
  if (parts.length <= MOST_ARGUMENTS) return sql`concat(${join(parts, ', ')})`;
  const chunks = [];
  for (let at = 0; at < parts.length; at += MOST_ARGUMENTS) chunks.push(concat(parts.slice(at, at + MOST_ARGUMENTS)));
  return concat(chunks);
}

/** Null where the SQL is null. */
export const orNull = (text: Sql): Json => [sql`coalesce(${text}, 'null')`];

/** Moments as the graph writes them, to the millisecond. */
const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/** How PostgreSQL writes a value of each type so that it reads as JavaScript would have written it. */
const WRITTEN: Record<string, (value: Sql) => { text: Sql; isQuoted?: boolean }> = {
  ID: (value) => ({ text: value, isQuoted: true }),
  DateTime: (value) => ({ text: sql`to_char(${value} at time zone 'UTC', ${MOMENT})`, isQuoted: true }),
  Boolean: (value) => ({ text: sql`(${value})::text` }),
  Float: (value) => ({ text: sql`(${value})::float8` }),
  Int: (value) => ({ text: value }),
  Cents: (value) => ({ text: value }),
  String: (value) => ({ text: sql`to_json(${value})` }),
};

/** A value of a scalar or enum, or a list of such. */
export function leaf(type: GraphQLOutputType, value: Sql): Json {
  const named = getNamedType(type);
  const isNullable = !isNonNullType(type);
  if (isListType(getNullableType(type))) {
    if (named.name !== 'String' && named.name !== 'ID' && !isEnumType(named)) throw new LeftToResolvers(String(type));
    const text = sql`array_to_json(${value})`;
    return isNullable ? orNull(sql`${text}::text`) : [text];
  }
  const write = isEnumType(named) ? WRITTEN.ID : WRITTEN[named.name];
  if (!write) throw new LeftToResolvers(String(type));
  const { text, isQuoted } = write(value);
  if (isNullable) return orNull(isQuoted ? sql`'"' || ${text} || '"'` : sql`(${text})::text`);
  return isQuoted ? ['"', text, '"'] : [text];
}
