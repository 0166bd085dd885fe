import { badInput } from '../errors';

const LARGEST_ID = 2_147_483_647;

/** The number behind an id. A text that is not all digits is BAD_USER_INPUT; a number past any record's is 0, which no record has. */
export function idNumber(id: string | number, path = 'id'): number {
  const text = String(id);
  if (!/^\d+$/.test(text)) throw badInput({ [path]: 'An id is a number' });
  const value = Number(text);
  return value > LARGEST_ID ? 0 : value;
}
