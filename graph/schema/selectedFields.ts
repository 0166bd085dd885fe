import {
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  getVariableValues,
  type InlineFragmentNode,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Field } from './guardField';

/** A requested operation, with all that its cost depends on. */
export type RequestedOperation = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
};

/** The state of a walk through an operation's fields. Each fragment is removed when it is visited, so it is visited only once. */
export type Walk = {
  schema: GraphQLSchema;
  variables: Record<string, unknown>;
  fragments: ReturnType<typeof fragmentsOf>;
};

/** Called for each field with the type that it's selected on. Fields below it are visited unless it returns false. */
type Visit = (field: Field, type: GraphQLNamedType, node: FieldNode) => boolean | undefined;

/** Starts a walk. Undefined if the variables are invalid, which the execution refuses with a message for the caller. */
export function startWalk({ schema, document, operation, variables }: RequestedOperation): Walk | undefined {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  return errors ? undefined : { schema, variables: coerced, fragments: fragmentsOf(document) };
}

function fragmentsOf({ definitions }: RequestedOperation['document']) {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** Visits what is selected, without what `@skip` and `@include` leave out. */
export function visitFields(set: SelectionSetNode, type: GraphQLNamedType, walk: Walk, visit: Visit): void {
  for (const selection of set.selections) {
    if (isLeftOut(selection, walk)) continue;
    if (selection.kind === Kind.FIELD) visitField(selection, type, walk, visit);
    else visitFragment(selection, type, walk, visit);
  }
}

function visitField(node: FieldNode, type: GraphQLNamedType, walk: Walk, visit: Visit): void {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field || visit(field as Field, type, node) === false) return;
  if (node.selectionSet) visitFields(node.selectionSet, getNamedType(field.type), walk, visit);
}

function visitFragment(
  node: InlineFragmentNode | FragmentSpreadNode,
  type: GraphQLNamedType,
  walk: Walk,
  visit: Visit,
): void {
  const { schema, fragments } = walk;
  const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
  if (!fragment) return;
  if (node.kind === Kind.FRAGMENT_SPREAD) fragments.delete(node.name.value);
  const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
  visitFields(fragment.selectionSet, condition ?? type, walk, visit);
}

function isLeftOut(node: SelectionNode, { variables }: Walk): boolean {
  const isSkipped = getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true;
  return isSkipped || getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false;
}
