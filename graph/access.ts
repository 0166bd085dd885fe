import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  getDirectiveValues,
  isObjectType,
} from 'graphql';
import type { Context, Viewer } from './context';
import { forbidden, unauthenticated } from './errors';
import type { Access } from './resolverTypes.generated';

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
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) guard(schema, type, field, roots.includes(type));
  }
  return schema;
}

function guard(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<never, Context>,
  isRoot: boolean,
): void {
  const access = accessOf(schema, field);
  if (!access) {
    if (isRoot) throw new Error(`${type.name}.${field.name} has no @access`);
    return;
  }
  if (access.to.includes('PUBLIC')) return;
  const behind =
    (resolve: Resolve): Resolve =>
    (parent, args, context, info) => {
      const { viewer } = context;
      if (!viewer) throw unauthenticated();
      if (viewer.mustChangePassword && !OPEN_BEFORE_CHANGE.includes(field.name)) {
        throw forbidden('Please change your temporary password first');
      }
      if (!access.to.some((allowed) => holds[allowed](viewer, type.name, parent))) throw forbidden(access.otherwise);
      return resolve(parent, args, context, info);
    };
  field.resolve = behind(field.resolve ?? defaultFieldResolver);
  // A subscription is guarded when it opens and again at each answer.
  if (field.subscribe) field.subscribe = behind(field.subscribe);
}

type Resolve = GraphQLFieldResolver<never, Context>;

/** What a field's @access says: to whom it is open, and what the others are told. */
type Said = { to: Access[]; otherwise?: string };

/** Undefined where a field has no @access. */
export function accessOf(schema: GraphQLSchema, field: GraphQLField<never, Context>): Said | undefined {
  const directive = schema.getDirective('access');
  if (!directive || !field.astNode) return undefined;
  return getDirectiveValues(directive, field.astNode) as Said | undefined;
}
