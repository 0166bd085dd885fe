import { type InferType, type Schema, ValidationError } from 'yup';
import { type FieldShape, value } from '../database/reading/shape';
import { base64url, sql } from '../database/reading/sql';
import { badInput } from '../errors';

/** Validates input with the same form rules as the browser. Errors: BAD_USER_INPUT with the first message of each field. */
export async function validate<S extends Schema>(schema: S, input: unknown): Promise<InferType<S>> {
  try {
    return await schema.validate(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw badInput(messagesOf(error));
    throw error;
  }
}

function messagesOf(error: ValidationError): Record<string, string> {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, string> = {};
  for (const { path, message } of errors) fields[path || 'input'] ??= message;
  return fields;
}

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

const MAX_LENGTH = 200;

/** Checks the key that makes a write safe to send again. Null if none was sent. Errors: BAD_USER_INPUT. */
export function readIdempotencyKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  // An empty key is refused: if it counted as no key, a program that relies on it could write twice.
  if (key.trim() === '') throw badInput({ idempotencyKey: 'May not be empty' });
  // PostgreSQL can't store NUL in a text.
  if (key.length > MAX_LENGTH || key.includes('\0')) {
    throw badInput({ idempotencyKey: `At most ${MAX_LENGTH} characters` });
  }
  return key;
}
