import { type FieldShape, value } from '../database/reading/shape';
import { base64url, sql } from '../database/reading/sql';
import { badInput } from '../errors';

const MAX_ID = 2_147_483_647;

/** Returns an id's number. One too large for the column becomes 0, which no record has. Errors: BAD_USER_INPUT if not digits. */
export function idNumber(id: string | number, path = 'id'): number {
  const text = String(id);
  if (!/^\d+$/.test(text)) throw badInput({ [path]: 'An id is a number' });
  const value = Number(text);
  return value > MAX_ID ? 0 : value;
}

export const NODE_TYPES = ['User', 'Rancher', 'Order', 'CommissionTransaction'] as const;

export type NodeType = (typeof NODE_TYPES)[number];

/** Returns an opaque id that is unique among all types, because it encodes the type and the number. */
export const nodeIdOf = (type: NodeType, id: number): string => Buffer.from(`${type}:${id}`).toString('base64url');

/** Returns the same id in SQL. */
export const nodeId = (type: NodeType): FieldShape => value((row) => base64url(sql`'${type}:' || ${row}.id`));
