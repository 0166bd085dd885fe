import { isObjectType, OperationTypeNode } from 'graphql';
import type { Context } from '../context';
import { dutyOf, requireDuty } from './access';
import { isGuarded, requireScope, scopesOf } from './scopes';
import { type RequestedOperation, startWalk, visitFields } from './selectedFields';

/**
 * Checks all scopes of a token's mutation, and every @duty, before it writes, and of a subscription before it opens. Otherwise a mutation could
 * move an order and then be refused for a field of its answer, and a subscription could open and be refused at its first answer.
 * Each field checks again when it is resolved; queries have only that check. Errors: FORBIDDEN.
 */
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
