import { badInput } from '../errors';
import type { RestRequest } from './row';

/** Yes or no in the query string. Errors: BAD_USER_INPUT. */
export function readBoolean(name: string, query: RestRequest['query']): boolean | undefined {
  const text = query[name];
  if (!text) return undefined;
  if (text !== 'true' && text !== 'false') throw badInput({ [name]: `${name} must be true or false` });
  return text === 'true';
}
