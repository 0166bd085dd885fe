import { getNamedType, getNullableType, isEnumType, isListType, isNonNullType } from 'graphql';
import { startOfDay } from '../../../rules/time/timeZone';
import { badInput } from '../../errors';
import { inputAt } from '../openapi/inputSchema';
import { parameters } from '../openapi/parameters';
import { parseEnum } from '../present/enumWords';
import type { RestRequest } from './RestRequest';

type Asked = Pick<RestRequest, 'query' | 'timeZone'>;

/**
 * Parameters of the query string that are arguments or input fields of the graph, by their places in the schema: how they are
 * described, and how they are read by their types.
 */
export function queryOf<Values>(coordinates: Record<string, string>) {
  return {
    query: parameters(coordinates),
    variables: (request: Asked) => readQuery<Values>(coordinates, request),
  };
}

/** The places of some arguments of a field. */
export const argumentsAt = (field: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `${field}(${name}:)`]));

/** What is left out stays so. Errors: BAD_USER_INPUT. */
export function readQuery<Values>(coordinates: Record<string, string>, request: Asked): Values {
  const entries = Object.entries(coordinates);
  return Object.fromEntries(
    entries.map(([name, coordinate]) => [name, readParameter(name, coordinate, request)]),
  ) as Values;
}

function readParameter(name: string, coordinate: string, request: Asked): unknown {
  const { type } = inputAt(coordinate);
  const value = readByType(name, coordinate, request);
  if (value === undefined && isNonNullType(type)) throw badInput({ [name]: `${name} is required` });
  return value;
}

function readByType(name: string, coordinate: string, request: Asked): unknown {
  const { type } = inputAt(coordinate);
  const named = getNamedType(type);
  const text = request.query[name];
  if (named.name === 'Boolean') return readBoolean(name, request.query);
  if (named.name === 'DateTime') return readTime(name, request);
  if (!isListType(getNullableType(type))) return isEnumType(named) && text ? readEnum(named.name, name, text) : text;
  const words = splitWords(text);
  if (words.length === 0) return undefined;
  return isEnumType(named) ? words.map((word) => readEnum(named.name, name, word)) : words;
}

function readEnum(enumName: string, name: string, word: string): string {
  const value = parseEnum(enumName, word);
  if (!value) throw badInput({ [name]: `${name} does not know ${word}` });
  return value;
}

function splitWords(text = ''): string[] {
  const words = text.split(',').map((word) => word.trim());
  return words.filter(Boolean);
}

/** Yes or no in the query string. Errors: BAD_USER_INPUT. */
export function readBoolean(name: string, query: RestRequest['query']): boolean | undefined {
  const text = query[name];
  if (!text) return undefined;
  if (text !== 'true' && text !== 'false') throw badInput({ [name]: `${name} must be true or false` });
  return text === 'true';
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** A moment in the query string, with its zone; a day alone is its beginning in the platform's. Errors: BAD_USER_INPUT. */
export function readTime(name: string, { query, timeZone }: Asked): string | undefined {
  const text = query[name];
  if (!text) return undefined;
  const [, day] = MOMENT.exec(text) ?? [];
  const time = new Date(text);
  if (!day || !isDay(day) || Number.isNaN(time.getTime())) {
    throw badInput({ [name]: `${name} must be a moment as 2026-11-21 or 2026-11-21T18:30:00Z` });
  }
  return (day === text ? startOfDay(timeZone, day) : time).toISOString();
}

/** A Date makes March 2 of February 30. */
function isDay(day: string): boolean {
  const time = new Date(day);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
