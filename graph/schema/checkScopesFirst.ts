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
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ApiTokenInUse, Context } from '../context';
import type { Asked } from '../limits/costOf';
import { isGuarded, requireScope, scopesOf } from './scopes';

/**
 * Checks all scopes of a token's mutation before it writes, and of its subscription before it opens. Otherwise a mutation
 * could move an order and then be refused for a field of its answer, and a subscription only at its first answer. Each field
 * checks again when it is resolved; queries have only that check. Errors: FORBIDDEN.
 */
export function checkScopesFirst({ schema, document, operation, variables }: Asked, { token }: Context): void {
  if (!token || operation.operation === OperationTypeNode.QUERY) return;
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  // The execution refuses invalid variables with a message for the caller.
  if (errors) return;
  const walk = { schema, token, variables: coerced, fragments: fragmentsOf(document) };
  const root = schema.getRootType(operation.operation);
  if (root) check(operation.selectionSet, root, walk);
}

/** Each fragment is removed when it is visited, so that it is checked only once. */
type Walk = {
  schema: GraphQLSchema;
  token: ApiTokenInUse;
  variables: Record<string, unknown>;
  fragments: ReturnType<typeof fragmentsOf>;
};

function fragmentsOf({ definitions }: DocumentNode) {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function check(set: SelectionSetNode, type: GraphQLNamedType, walk: Walk): void {
  for (const selection of set.selections) {
    if (isLeftOut(selection, walk)) continue;
    if (selection.kind === Kind.FIELD) checkField(selection, type, walk);
    else checkFragment(selection, type, walk);
  }
}

function checkField(node: FieldNode, type: GraphQLNamedType, walk: Walk): void {
  const { schema, token } = walk;
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  if (!field) return;
  if (isObjectType(type) && isGuarded(schema, type, field)) requireScope(token, scopesOf(schema, field));
  if (node.selectionSet) check(node.selectionSet, getNamedType(field.type), walk);
}

function checkFragment(node: InlineFragmentNode | FragmentSpreadNode, type: GraphQLNamedType, walk: Walk): void {
  const { schema, fragments } = walk;
  const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
  if (!fragment) return;
  if (node.kind === Kind.FRAGMENT_SPREAD) fragments.delete(node.name.value);
  const condition = fragment.typeCondition && schema.getType(fragment.typeCondition.name.value);
  check(fragment.selectionSet, condition ?? type, walk);
}

function isLeftOut(node: SelectionNode, { variables }: Walk): boolean {
  const isSkipped = getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true;
  return isSkipped || getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false;
}
