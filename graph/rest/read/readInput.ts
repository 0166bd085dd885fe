import { isInputObjectType } from 'graphql';
import type { AnyObjectSchema } from 'yup';
import { badInput, Refusal } from '../../errors';
import { validate } from '../../schema/validate';
import { argumentBody, inputBody } from '../openapi/inputSchema';
import { renameFields } from '../present/formatRefusal';
import { fieldOf, restSchema } from '../restSchema';
import type { RestRequest } from './RestRequest';
import { type Fields, type InputFields, type Problems, readFields } from './readValue';

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

/** A body that is an input of the graph: how it is described and how it is read. */
export function inputOf<Input>(typeName: string, form: AnyObjectSchema) {
  return {
    body: inputBody(typeName),
    variables: async ({ body }: RestRequest) => ({ input: await readInput<Input>(typeName, form, body) }),
  };
}

/** A body for a mutation that has no input of its own: those of its arguments that are fields of the form. */
export function argumentsOf<Args>(mutation: string, form: AnyObjectSchema, names: Names = {}) {
  const given = argumentsIn(mutation, form).map(({ name }) => ({ name, theirs: names[name] ?? name }));
  const coordinates = given.map(({ name, theirs }) => [theirs, `Mutation.${mutation}(${name}:)`]);
  return {
    names,
    body: argumentBody(Object.fromEntries(coordinates)),
    variables: ({ body }: RestRequest) => {
      const ours = given.map(({ name, theirs }) => [name, body[theirs]]);
      return readArguments<Args>(mutation, form, Object.fromEntries(ours), names);
    },
  };
}

export function readArguments<Args>(mutation: string, form: AnyObjectSchema, body: Fields, names?: Names) {
  const fields = argumentsIn(mutation, form).map((argument) => [argument.name, argument]);
  return read<Args>(Object.fromEntries(fields), form, body, names);
}

function argumentsIn(mutation: string, form: AnyObjectSchema) {
  const type = restSchema.getMutationType();
  const args = type ? fieldOf(type, mutation).args : [];
  return args.filter(({ name }) => Object.hasOwn(form.fields, name));
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
  throw badInput(renameFields(messages, names));
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
