import { isInputObjectType } from 'graphql';
import type { AnyObjectSchema } from 'yup';
import { badInput, Refusal } from '../errors';
import { validate } from '../validate';
import { type Fields, type InputFields, type Problems, readFields } from './readValue';
import { rename } from './rename';
import { restSchema } from './restSchema';

type Names = Record<string, string>;

/**
 * Turns a body into an input of the graph. Whether it is right, the graph decides; what its types cannot even take in
 * is refused here, in the words of the form where it has any. Errors: BAD_USER_INPUT.
 */
export function readInput<Input>(typeName: string, form: AnyObjectSchema, body: Fields): Promise<Input> {
  const type = restSchema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input`);
  return read<Input>(type.getFields(), form, body);
}

/** The same for a mutation that has no input of its own: those of its arguments that are fields of the form. */
export function readArguments<Args>(mutation: string, form: AnyObjectSchema, body: Fields, names?: Names) {
  const { args } = restSchema.getMutationType()!.getFields()[mutation]!;
  const ofForm = args.filter(({ name }) => Object.hasOwn(form.fields, name));
  return read<Args>(Object.fromEntries(ofForm.map((argument) => [argument.name, argument])), form, body, names);
}

async function read<Result>(
  fields: InputFields,
  form: AnyObjectSchema,
  body: Fields,
  names: Names = {},
): Promise<Result> {
  const problems: Problems = { firm: {}, open: {} };
  const input = readFields(fields, body, '', problems);
  if (Object.keys({ ...problems.firm, ...problems.open }).length === 0) return input as Result;
  const firm = sentences(problems.firm, names);
  const messages = { ...firm, ...sentences(problems.open, names), ...(await wordsOf(form, input)), ...firm };
  throw badInput(rename(messages, names));
}

function sentences(reasons: Record<string, string>, names: Names): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reasons).map(([path, reason]) => [path, `${names[path] ?? path} ${reason}`]),
  );
}

/** What a form has to say to an input. */
async function wordsOf(form: AnyObjectSchema, input: Fields): Promise<Record<string, string>> {
  try {
    await validate(form, input);
    return {};
  } catch (error) {
    if (error instanceof Refusal) return error.extensions.fields as Record<string, string>;
    throw error;
  }
}
