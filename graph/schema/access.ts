import { type GraphQLObjectType, type GraphQLSchema, getDirectiveValues, isObjectType } from 'graphql';
import type { Viewer } from '../context';
import { forbidden, unauthenticated } from '../errors';
import type { Access } from '../resolverTypes.generated';
import { type Field, guardField } from './guardField';

type Owned = { id: number; customerId: number; rancherId: number };

const ownedBy: Record<string, (record: Owned, viewer: Viewer) => boolean> = {
  User: (user, viewer) => user.id === viewer.id,
  Rancher: (rancher, viewer) => rancher.id === viewer.ranchId,
  Order: (order, viewer) => order.customerId === viewer.id,
};

const soldBy: Record<string, (record: Owned, viewer: Viewer) => boolean> = {
  Order: (order, viewer) => order.rancherId === viewer.ranchId,
};

const holds: Record<Access, (viewer: Viewer, type: string, record: Owned) => boolean> = {
  PUBLIC: () => true,
  SIGNED_IN: () => true,
  CUSTOMER: (viewer) => viewer.userType === 'CUSTOMER',
  RANCHER: (viewer) => viewer.userType === 'RANCHER',
  ADMIN: (viewer) => viewer.userType === 'ADMIN',
  OWNER: (viewer, type, record) => ownedBy[type]?.(record, viewer) ?? false,
  SELLER: (viewer, type, record) => soldBy[type]?.(record, viewer) ?? false,
};

/** What a person with a temporary password may still ask for: to change it, and who and whose they are. */
const OPEN_BEFORE_CHANGE = ['changePassword', 'mustChangePassword', 'ranch'];

/** Enforces every @access of the schema. A root field without one stops the start: what is not said is not open. */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) guard(schema, type, field);
  }
  return schema;
}

export const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType): boolean =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type);

function guard(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): void {
  const access = accessOf(schema, field);
  if (!access && isRoot(schema, type)) throw new Error(`${type.name}.${field.name} has no @access`);
  if (!access || access.to.includes('PUBLIC')) return;
  guardField(field, ({ viewer }, parent) => {
    if (!viewer) throw unauthenticated();
    if (viewer.mustChangePassword && !OPEN_BEFORE_CHANGE.includes(field.name)) {
      throw forbidden('Please change your temporary password first');
    }
    if (!access.to.some((allowed) => holds[allowed](viewer, type.name, parent))) throw forbidden(access.otherwise);
  });
}

/** What a field's @access says: to whom it is open, and what the others are told. */
type Said = { to: Access[]; otherwise?: string };

/** Undefined where a field has no @access. */
export function accessOf(schema: GraphQLSchema, field: Field): Said | undefined {
  const directive = schema.getDirective('access');
  if (!directive || !field.astNode) return undefined;
  return getDirectiveValues(directive, field.astNode) as Said | undefined;
}
