import {
  type ArgumentNode,
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLObjectType,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  type OperationDefinitionNode,
  resolveSchemaCoordinate,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { semanticToStrict } from 'graphql-sock';
import { typeDefs } from '../schema/typeDefs';

/**
 * The graph's types without resolvers, from which the facade takes names, units and words. A field that is null only when it
 * is refused is non-null here, because REST answers a refusal with an error.
 */
export const restSchema = semanticToStrict(buildSchema(typeDefs));

export function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('A document of the facade has to have one operation');
  return operation;
}

export function rootTypeOf({ operation }: OperationDefinitionNode): GraphQLObjectType {
  const type = restSchema.getRootType(operation);
  if (!type) throw new Error(`The graph has no ${operation}`);
  return type;
}

export function fieldOf<Field>(type: { name: string; getFields(): Record<string, Field> }, name: string): Field {
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  return field;
}

/** Finds a document's fragments by their names. */
export function fragmentsOf({ definitions }: DocumentNode): (name: string) => FragmentDefinitionNode {
  const fragments = definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return (name) => {
    const fragment = byName.get(name);
    if (!fragment) throw new Error(`There is no fragment ${name}`);
    return fragment;
  };
}

/** The root fields that an operation always asks for. */
export const rootsOf = (document: DocumentNode) => rootFields(document, (node) => !node.directives?.length);

/** All root fields of an operation, including those with a condition. */
export const possibleRootsOf = (document: DocumentNode) => rootFields(document, () => true);

function rootFields(document: DocumentNode, isAsked: (node: FieldNode) => boolean) {
  const operation = operationOf(document);
  const asked = operation.selectionSet.selections.filter((node) => node.kind === 'Field').filter(isAsked);
  return asked.map(({ name }) => fieldOf(rootTypeOf(operation), name.value));
}

/** An argument or input field of the graph: its type, description and default. */
export type Given = Pick<GraphQLArgument | GraphQLInputField, 'type' | 'description' | 'defaultValue'>;

/** The argument or input field with a coordinate such as 'Commission.statement(month:)' or 'NearInput.miles'. */
export function givenAt(coordinate: string): Given {
  const found = resolveSchemaCoordinate(restSchema, coordinate);
  if (found?.kind === 'FieldArgument') return found.fieldArgument;
  if (found?.kind === 'InputField') return found.inputField;
  throw new Error(`${coordinate} is neither an argument nor an input field`);
}

/** What an operation uses a variable for, and the path that the graph's errors have for it. */
export type Use = { given: Given; path: string };

/** The variables of an operation, each with its first use. */
export function variablesOf(document: DocumentNode): Map<string, Use> {
  const uses = new Map<string, Use>();
  const info = new TypeInfo(restSchema);
  const note = ({ name, value }: ArgumentNode) => {
    const argument = info.getArgument();
    const found = argument ? usesIn(value, argument, name.value) : [];
    for (const [variable, use] of found) if (!uses.has(variable)) uses.set(variable, use);
  };
  visit(document, visitWithTypeInfo(info, { Argument: note }));
  return uses;
}

function usesIn(value: ValueNode, given: Given, path: string): [string, Use][] {
  if (value.kind === 'Variable') return [[value.name.value, { given, path }]];
  const type = getNamedType(given.type);
  if (value.kind !== 'ObjectValue' || !isInputObjectType(type)) return [];
  return value.fields.flatMap(({ name, value: inner }) =>
    usesIn(inner, fieldOf(type, name.value), `${path}.${name.value}`),
  );
}
