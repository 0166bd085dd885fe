import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql';
import { semanticToStrict } from 'graphql-sock';
import { typeDefs } from '../schema/typeDefs';

/**
 * The graph's types alone: what the facade reads names, units and words from. A row answers errors as errors, so that
 * what is null only where it is refused is never null in an answer.
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

export function fieldOf(type: GraphQLObjectType, name: string) {
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

/** The root fields that it may ask for, those under a condition included. */
export const possibleRootsOf = (document: DocumentNode) => rootFields(document, () => true);

function rootFields(document: DocumentNode, isAsked: (node: FieldNode) => boolean) {
  const operation = operationOf(document);
  const asked = operation.selectionSet.selections.filter((node) => node.kind === 'Field').filter(isAsked);
  return asked.map(({ name }) => fieldOf(rootTypeOf(operation), name.value));
}
