import { type GraphQLObjectType, type GraphQLSchema, getDirectiveValues, isObjectType } from 'graphql';
import type { Viewer } from '../context';
import { forbidden, unauthenticated } from '../errors';
import type { Access } from '../resolverTypes.generated';
import { type Field, guardField } from './guardField';

type Owned = { id: number; customerId: number; rancherId: number };

/** Whose a record is: what of the record is what of the viewer. */
type Bond = { of: keyof Owned; viewers: 'id' | 'ranchId' };

const BONDS: Record<'OWNER' | 'SELLER', Record<string, Bond>> = {
  OWNER: {
    User: { of: 'id', viewers: 'id' },
    Rancher: { of: 'id', viewers: 'ranchId' },
    Order: { of: 'customerId', viewers: 'id' },
  },
  SELLER: { Order: { of: 'rancherId', viewers: 'ranchId' } },
};

/** What binds the viewer to a record in one of the ways that a field is open to. */
export const bondsFor = ({ to }: Said, type: string): Bond[] =>
  (['OWNER', 'SELLER'] as const).flatMap((party) => (to.includes(party) ? (BONDS[party][type] ?? []) : []));

/** Whether the kind of person is enough, whatever the record. */
export const isOpenTo = ({ to }: Said, { userType }: Viewer): boolean =>
  to.includes('PUBLIC') || to.includes('SIGNED_IN') || to.includes(userType);

const isOpenFor = (said: Said, type: string, record: Owned, viewer: Viewer): boolean =>
  isOpenTo(said, viewer) || bondsFor(said, type).some(({ of, viewers }) => record[of] === viewer[viewers]);

/** What a person with a temporary password may still ask for: to change it, and who and whose they are. */
const OPEN_BEFORE_CHANGE = ['changePassword', 'mustChangePassword', 'ranch'];

export const isOpenYet = ({ mustChangePassword }: Viewer, { name }: Pick<Field, 'name'>): boolean =>
  !mustChangePassword || OPEN_BEFORE_CHANGE.includes(name);

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
    if (!isOpenYet(viewer, field)) throw forbidden('Please change your temporary password first');
    if (!isOpenFor(access, type.name, parent, viewer)) throw forbidden(access.otherwise);
  });
}

/** What a field's @access says: to whom it is open, and what the others are told. */
export type Said = { to: Access[]; otherwise?: string };

/** Undefined where a field has no @access. */
export function accessOf(schema: GraphQLSchema, field: Field): Said | undefined {
  const directive = schema.getDirective('access');
  if (!directive || !field.astNode) return undefined;
  return getDirectiveValues(directive, field.astNode) as Said | undefined;
}
