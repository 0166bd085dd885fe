import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Context } from '../context';
import { accessOf } from '../schema/access';
import type { RequestedOperation } from '../schema/selectedFields';

/** Returns what an operation takes from the caller's budget. A visitor who is only told to sign in pays only 1. */
export function priceOf(asked: RequestedOperation, cost: number, { viewer }: Context): number {
  return viewer || hasPublicField(asked) ? cost : 1;
}

const cachedResults = new WeakMap<RequestedOperation['operation'], boolean>();

function hasPublicField(asked: RequestedOperation): boolean {
  const isPublic = cachedResults.get(asked.operation) ?? findPublicField(asked);
  cachedResults.set(asked.operation, isPublic);
  return isPublic;
}

/** Searches the whole document, including fragments, for a root field that is open to visitors. */
function findPublicField({ schema, document, operation }: RequestedOperation): boolean {
  const root = schema.getRootType(operation.operation);
  const info = new TypeInfo(schema);
  let isFound = false;
  const visitor = {
    Field() {
      const field = info.getParentType() === root ? info.getFieldDef() : undefined;
      // Introspection fields have no @access and are open to everyone.
      if (field && (accessOf(schema, field)?.to.includes('PUBLIC') ?? true)) isFound = true;
      return false;
    },
  };
  visit(document, visitWithTypeInfo(info, visitor));
  return isFound;
}
