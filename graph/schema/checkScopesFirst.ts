import { isObjectType, OperationTypeNode } from 'graphql';
import type { Context } from '../context';
import { dutyOf, requireDuty } from './access';
import { isGuarded, requireScope, scopesOf } from './scopes';
import { type RequestedOperation, startWalk, visitFields } from './selectedFields';

/** Otherwise a mutation could write, or a subscription open, and then be refused for a field of its answer. */
export function checkScopesFirst(asked: RequestedOperation, { token, viewer }: Context): void {
  const { schema, operation } = asked;
  if (!viewer || operation.operation === OperationTypeNode.QUERY) return;
  const walk = startWalk(asked);
  const root = schema.getRootType(operation.operation);
  if (!root || !walk) return;
  visitFields(operation.selectionSet, root, walk, (field, type) => {
    if (token && isObjectType(type) && isGuarded(schema, type, field)) requireScope(token, scopesOf(schema, field));
    const duty = dutyOf(schema, field);
    if (duty) requireDuty(viewer, duty);
    return true;
  });
}
