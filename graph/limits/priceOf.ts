import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Context } from '../context';
import { accessOf } from '../schema/access';
import type { Asked } from './costOf';

/** What an operation takes from its caller's budget: a visitor who is only told to sign in has read nothing. */
export function priceOf(asked: Asked, cost: number, { viewer }: Context): number {
  return viewer || asksPublic(asked) ? cost : 1;
}

const publicOnes = new WeakMap<Asked['operation'], boolean>();

function asksPublic(asked: Asked): boolean {
  const isPublic = publicOnes.get(asked.operation) ?? findsPublic(asked);
  publicOnes.set(asked.operation, isPublic);
  return isPublic;
}

/** A fragment counts each time it is spread. */
function findsPublic({ schema, document, operation }: Asked): boolean {
  const root = schema.getRootType(operation.operation);
  const info = new TypeInfo(schema);
  let isFound = false;
  const look = {
    Field() {
      const field = info.getParentType() === root ? info.getFieldDef() : undefined;
      // Introspection fields have no @access and are open to everyone.
      if (field && (accessOf(schema, field)?.to.includes('PUBLIC') ?? true)) isFound = true;
      return false;
    },
  };
  visit(document, visitWithTypeInfo(info, look));
  return isFound;
}
