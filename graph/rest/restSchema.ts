import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLObjectType,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  type OperationDefinitionNode,
  resolveSchemaCoordinate,
  type ValueNode,
} from 'graphql';
import { semanticToStrict } from 'graphql-sock';
import { typeDefs } from '../schema/typeDefs';

/** The types without resolvers. What is null only if refused is non-null, because REST answers that with an error. */
export const restSchema = semanticToStrict(buildSchema(typeDefs));

export function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('A document of the facade has to have one operation');
  return operation;
}

export function rootTypeOf({ operation }: OperationDefinitionNode): GraphQLObjectType {
  const type = restSchema.getRootType(operation);
  if (!type) throw new Error(`The schema has no ${operation}`);
  return type;
}

export function fieldOf<Field>(type: { name: string; getFields(): Record<string, Field> }, name: string): Field {
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  return field;
}

export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** Returns the root fields that an operation always selects: those without a condition. */
export function rootsOf(document: DocumentNode) {
  const operation = operationOf(document);
  const fields = operation.selectionSet.selections.filter((node) => node.kind === 'Field');
  const always = fields.filter(({ directives }) => !directives?.length);
  return always.map(({ name }) => fieldOf(rootTypeOf(operation), name.value));
}

/** A GraphQL argument or input field: its type, description and default. */
export type Given = Pick<GraphQLArgument | GraphQLInputField, 'type' | 'description' | 'defaultValue'>;

/** Returns the argument or input field with a coordinate such as 'Commission.statement(month:)' or 'NearInput.miles'. */
export function givenAt(coordinate: string): Given {
  const found = resolveSchemaCoordinate(restSchema, coordinate);
  if (found?.kind === 'FieldArgument') return found.fieldArgument;
  if (found?.kind === 'InputField') return found.inputField;
  throw new Error(`${coordinate} is neither an argument nor an input field`);
}

/** The argument or input field that a variable is for, and the path that GraphQL's errors have for it. */
export type Use = { given: Given; path: string };

/** Returns the variables within the value of an argument or input field. */
export function usesIn(value: ValueNode, given: Given, path: string): [string, Use][] {
  if (value.kind === 'Variable') return [[value.name.value, { given, path }]];
  const type = getNamedType(given.type);
  if (value.kind !== 'ObjectValue' || !isInputObjectType(type)) return [];
  return value.fields.flatMap(({ name, value: inner }) =>
    usesIn(inner, fieldOf(type, name.value), `${path}.${name.value}`),
  );
}
