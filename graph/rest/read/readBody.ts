import type { AnyObjectSchema } from 'yup';
import { badInput, Refusal } from '../../errors';
import { validate } from '../../schema/validate';
import { renameFields } from '../present/formatRefusal';
import type { Fields, FieldsCodec, Problems } from './inputCodec';

/**
 * Reads what the types of the graph know out of a body. Whether it is right, the graph decides; what its types cannot even take
 * in is refused here, in the words of the form where it has any. Errors: BAD_USER_INPUT.
 *
 * `names` are the form's names of fields that the caller knows by another one, and the caller's.
 */
export async function readBody(
  codec: FieldsCodec,
  form: AnyObjectSchema,
  body: Fields,
  names: Record<string, string> = {},
): Promise<Fields> {
  const problems: Problems = { firm: {}, open: {} };
  const given = codec.read(body, '', problems);
  if (Object.keys({ ...problems.firm, ...problems.open }).length === 0) return given;
  const firm = sentences(problems.firm);
  const said = renameFields(await messagesOf(form, underNamesOfForm(given, names)), names);
  throw badInput({ ...firm, ...sentences(problems.open), ...said, ...firm });
}

function underNamesOfForm(given: Fields, names: Record<string, string>): Fields {
  const renamed = Object.entries(names).map(([name, theirs]) => [name, given[theirs]]);
  return { ...given, ...Object.fromEntries(renamed) };
}

const sentences = (reasons: Record<string, string>) =>
  Object.fromEntries(Object.entries(reasons).map(([path, reason]) => [path, `${path} ${reason}`]));

/** What a form has to say to an input. */
async function messagesOf(form: AnyObjectSchema, input: Fields): Promise<Record<string, string>> {
  try {
    await validate(form, input);
    return {};
  } catch (error) {
    if (error instanceof Refusal) return error.extensions.fields as Record<string, string>;
    throw error;
  }
}
