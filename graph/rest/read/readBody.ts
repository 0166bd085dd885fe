import type { AnyObjectSchema } from 'yup';
import { badInput, Refusal } from '../../errors';
import { validate } from '../../schema/arguments';
import type { Fields, FieldsCodec, Problems } from './inputCodec';

type Names = Record<string, string>;

/**
 * Reads a body by the GraphQL types. GraphQL itself validates the values. Values that don't fit the types are refused here, with
 * the form's messages if it has any. Errors: BAD_USER_INPUT.
 *
 * `names` maps the form's field names to the caller's, where they differ.
 */
export async function readBody(
  codec: FieldsCodec,
  form: AnyObjectSchema,
  body: Fields,
  names: Names = {},
): Promise<Fields> {
  const problems: Problems = { firm: {}, open: {} };
  const given = codec.read(body, '', problems);
  if (Object.keys({ ...problems.firm, ...problems.open }).length === 0) return given;
  const firm = sentences(problems.firm);
  const formMessages = renameFields(await messagesOf(form, underNamesOfForm(given, names)), names);
  throw badInput({ ...firm, ...sentences(problems.open), ...formMessages, ...firm });
}

function underNamesOfForm(given: Fields, names: Names): Fields {
  const renamed = Object.entries(names).map(([name, theirs]) => [name, given[theirs]]);
  return { ...given, ...Object.fromEntries(renamed) };
}

const sentences = (reasons: Record<string, string>) =>
  Object.fromEntries(Object.entries(reasons).map(([path, reason]) => [path, `${path} ${reason}`]));

async function messagesOf(form: AnyObjectSchema, input: Fields): Promise<Names> {
  try {
    await validate(form, input);
    return {};
  } catch (error) {
    if (error instanceof Refusal) return error.extensions.fields as Record<string, string>;
    throw error;
  }
}

export function renameFields(messages: Names, names: Names): Names {
  return Object.fromEntries(Object.entries(messages).map(([path, message]) => [names[path] ?? path, message]));
}
