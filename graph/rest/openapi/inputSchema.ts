import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  resolveSchemaCoordinate,
} from 'graphql';
import { formatEnum } from '../present/enumWords';
import { restSchema } from '../restSchema';
import { leafSchema } from './leafSchema';
import { itemsOf, nullable, propertyOf, type Schema } from './Schema';

type Given = Pick<GraphQLInputField, 'type' | 'description' | 'defaultValue'>;

/** The argument or input field at a place in the schema: 'Rancher.orders(status:)', 'RancherFilter.search'. */
export function inputAt(coordinate: string): GraphQLArgument | GraphQLInputField {
  const found = resolveSchemaCoordinate(restSchema, coordinate);
  if (found?.kind === 'FieldArgument') return found.fieldArgument;
  if (found?.kind === 'InputField') return found.inputField;
  throw new Error(`${coordinate} is neither an argument nor an input field`);
}

/** A body that is an input of the graph as REST writes it. */
export function inputBody(typeName: string): Schema {
  const type = restSchema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input`);
  return inputObject(type);
}

/** A body of arguments of the graph: the caller's name for each, and its place in the schema. */
export function argumentBody(coordinates: Record<string, string>): Schema {
  const given = Object.entries(coordinates).map(([name, coordinate]) => [name, inputAt(coordinate)] as const);
  return objectOf(Object.fromEntries(given));
}

/** The same body with these of its amounts in dollars: the parts of their paths, [] for the items of a list. */
export function inDollars(body: Schema, ...paths: string[]): Schema {
  return paths.reduce<Schema>((schema, path) => changed(schema, path.split('.')), body);
}

function changed(schema: Schema, [name, ...rest]: string[]): Schema {
  if (!name) {
    const description = schema.description?.replace('in cents', 'in dollars');
    const dollars = { type: ['number', 'string'], minimum: 0, description };
    return schema.type === 'integer' ? dollars : { ...dollars, type: [...dollars.type, 'null'] };
  }
  // It is no longer what the graph calls by that name.
  const { title, ...untitled } = schema;
  if (name === '[]') return { ...untitled, items: changed(itemsOf(schema), rest) };
  return { ...untitled, properties: { ...schema.properties, [name]: changed(propertyOf(schema, name), rest) } };
}

function inputObject(type: GraphQLInputObjectType): Schema {
  return { title: type.name, description: type.description ?? undefined, ...objectOf(type.getFields()) };
}

function objectOf(fields: Record<string, Given>): Schema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, { type }]) => isNonNullType(type)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, givenSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

function givenSchema({ type, description, defaultValue }: Given): Schema {
  const named = getNamedType(type);
  const schema = inputType(type);
  const usual = isEnumType(named) ? formatEnum(named.name, String(defaultValue)) : defaultValue;
  return {
    ...schema,
    ...(description && !schema.title && { description }),
    ...(defaultValue !== undefined && { default: usual }),
  };
}

function inputType(type: GraphQLInputType): Schema {
  if (!isNonNullType(type)) return nullable(neededType(type));
  return neededType(type.ofType);
}

function neededType(type: GraphQLInputType): Schema {
  if (isListType(type)) return { type: 'array', items: inputType(type.ofType) };
  if (isInputObjectType(type)) return inputObject(type);
  const leaf = getNamedType(type);
  return leaf.name === 'ID' ? { type: ['integer', 'string'] } : leafSchema(leaf);
}
