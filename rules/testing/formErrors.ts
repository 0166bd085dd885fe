import { type Schema, ValidationError } from 'yup';

/** The first message of each field, as the server and the browser report it, or {} for a valid value. */
export async function formErrors(schema: Schema, value: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(value, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]).reverse());
  }
}

/** The values that the server uses after validation. */
export function accepted(schema: Schema, value: unknown) {
  return schema.validate(value, { abortEarly: false, stripUnknown: true });
}
