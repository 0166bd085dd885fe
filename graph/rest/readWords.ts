import { badInput } from '../errors';
import type { RestRequest } from './row';
import { understand } from './spelling';

/** A comma-separated parameter of the query string as values of an enum. Errors: BAD_USER_INPUT. */
export function readWords<Value extends string>(enumName: string, name: string, query: RestRequest['query']): Value[] {
  return listOf(query[name]).map((word) => {
    const value = understand(enumName, word);
    if (!value) throw badInput({ [name]: `${name} does not know ${word}` });
    return value as Value;
  });
}

export function listOf(words = ''): string[] {
  const list = words.split(',').map((word) => word.trim());
  return list.filter(Boolean);
}
