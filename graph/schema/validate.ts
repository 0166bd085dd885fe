import { type InferType, type Schema, ValidationError } from 'yup';
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
