import { type GraphQLObjectType, type GraphQLSchema, getDirectiveValues, isObjectType } from 'graphql';
import { hasAnyDuty, missingDutyMessage } from '../../rules/accounts/duties';
import type { Context, Viewer } from '../context';
import { forbidden, unauthenticated } from '../errors';
import type { Access, Duty } from '../resolverTypes.generated';
import { type Field, guardField } from './guardField';

type Owned = { id: number; customerId: number; rancherId: number };

/** How a record belongs to a viewer: its field `recordField` equals the viewer's `viewerField`. */
type Ownership = { recordField: keyof Owned; viewerField: 'id' | 'ranchId' };

const OWNERSHIPS: Record<'OWNER' | 'SELLER', Record<string, Ownership>> = {
  OWNER: {
    User: { recordField: 'id', viewerField: 'id' },
    Rancher: { recordField: 'id', viewerField: 'ranchId' },
    Order: { recordField: 'customerId', viewerField: 'id' },
    Animal: { recordField: 'rancherId', viewerField: 'ranchId' },
    Door: { recordField: 'rancherId', viewerField: 'ranchId' },
    Processor: { recordField: 'rancherId', viewerField: 'ranchId' },
  },
  SELLER: {
    Order: { recordField: 'rancherId', viewerField: 'ranchId' },
    OrderRevision: { recordField: 'rancherId', viewerField: 'ranchId' },
  },
};

/** Returns the ownerships that open a field of a type. */
export const ownershipsFor = ({ to }: AccessRule, type: string): Ownership[] =>
  (['OWNER', 'SELLER'] as const).flatMap((party) => (to.includes(party) ? (OWNERSHIPS[party][type] ?? []) : []));

/** Whether a field is open to this person on all records, including those of others. */
export const isOpenTo = ({ to, duty }: AccessRule, viewer: Viewer): boolean =>
  hasAnyDuty(viewer, duty) && (to.includes('PUBLIC') || to.includes('SIGNED_IN') || to.includes(viewer.userType));

/** Returns the value that the record's field must equal. Null if the viewer lacks a duty, which only records of a ranch need. */
export const requiredValue = ({ viewerField }: Ownership, { duty }: AccessRule, viewer: Viewer): number | null =>
  viewerField === 'id' || hasAnyDuty(viewer, duty) ? viewer[viewerField] : null;

/** Whether a field is open to visitors, because the operator opened the ranches to them. */
export const isOpenToVisitors = ({ to }: AccessRule, { openRanches = false }: Pick<Context, 'openRanches'>): boolean =>
  openRanches && to.includes('VISITOR_WHEN_OPEN');

/** Whether a field is open to processors, and a processor's link is open in this browser. */
export const isOpenByDoor = ({ to }: Pick<AccessRule, 'to'>, { doors = [] }: Pick<Context, 'doors'>): boolean =>
  to.includes('PROCESSOR') && doors.length > 0;

/** Signing in would not help a processor, whose link may have been revoked. */
export const refusalOfVisitor = ({ to, otherwise }: Pick<AccessRule, 'to' | 'otherwise'>) =>
  to.includes('PROCESSOR') ? forbidden(otherwise) : unauthenticated();

const isOpenFor = (access: AccessRule, type: string, record: Owned, viewer: Viewer): boolean =>
  isOpenTo(access, viewer) ||
  ownershipsFor(access, type).some((owned) => record[owned.recordField] === requiredValue(owned, access, viewer));

/** Returns the message for a viewer to whom a field isn't open. Undefined means the default one. */
function refusalOf(access: AccessRule, type: string, record: Owned, viewer: Viewer): string | undefined {
  const { duty, ...others } = access;
  return duty && isOpenFor(others, type, record, viewer) ? missingDutyMessage(viewer, duty) : access.otherwise;
}

/** A step that a person has to take before anything else, with the fields that are open until then. */
type FirstStep = { message: string; open: readonly string[] };

/** Fields by which people read the state of their own account. */
const OWN_STATE = [
  'emailConfirmed',
  'mustChangePassword',
  'secondFactorSetup',
  'deletesAt',
  'acceptedTerms',
  'ranch',
  'duties',
  'ranchRole',
];

const KEEP_ACCOUNT: FirstStep = {
  message: 'Your account is closed. Keep it first',
  open: [...OWN_STATE, 'keepAccount'],
};

const CHANGE_PASSWORD: FirstStep = {
  message: 'Please change your temporary password first',
  open: [...OWN_STATE, 'changePassword'],
};

const SET_UP_SECOND_FACTOR: FirstStep = {
  message: 'Please set up two-step verification first',
  open: [...OWN_STATE, 'secondFactor', 'startAuthenticator', 'confirmAuthenticator', 'startPasskey', 'addPasskey'],
};

function firstStepOf({ deletesAt, mustChangePassword, secondFactorSetup }: Viewer): FirstStep | null {
  if (deletesAt !== null) return KEEP_ACCOUNT;
  if (mustChangePassword) return CHANGE_PASSWORD;
  return secondFactorSetup === 'NOW' ? SET_UP_SECOND_FACTOR : null;
}

export const isAllowedBeforeFirstStep = (viewer: Viewer, { name }: Pick<Field, 'name'>): boolean =>
  firstStepOf(viewer)?.open.includes(name) ?? true;

/** Refuses a person who has to do something first. Handlers outside of GraphQL have to call it. Errors: FORBIDDEN. */
export function requireFirstStep(viewer: Viewer): void {
  const step = firstStepOf(viewer);
  if (step) throw forbidden(step.message);
}

/** For what @access can't say, such as one argument of a field. Errors: FORBIDDEN. */
export function requireDuty(viewer: Viewer, anyOf: readonly Duty[]): void {
  if (!hasAnyDuty(viewer, anyOf)) throw forbidden(missingDutyMessage(viewer, anyOf));
}

/** Enforces every @access and @duty of the schema. Throws for a root field without one, so that none is open by mistake. */
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
  const duty = dutyOf(schema, field);
  if (duty) guardField(field, ({ viewer }) => viewer && requireDuty(viewer, duty));
  const access = accessOf(schema, field);
  if (!access && isRoot(schema, type)) throw new Error(`${type.name}.${field.name} has no @access`);
  if (!access || access.to.includes('PUBLIC')) return;
  guardField(field, (context, parent) => {
    const { viewer } = context;
    if (isOpenByDoor(access, context)) return;
    if (!viewer && isOpenToVisitors(access, context)) return;
    if (!viewer) throw refusalOfVisitor(access);
    if (!isAllowedBeforeFirstStep(viewer, field)) requireFirstStep(viewer);
    if (!isOpenFor(access, type.name, parent, viewer)) {
      throw forbidden(refusalOf(access, type.name, parent, viewer));
    }
  });
}

/** A field's @access: who may request it, which duties of a helper or an admin open it, and the message for everyone else. */
export type AccessRule = { to: Access[]; duty?: Duty[]; otherwise?: string };

export function accessOf(schema: GraphQLSchema, field: Field): AccessRule | undefined {
  const directive = schema.getDirective('access');
  if (!directive || !field.astNode) return undefined;
  return getDirectiveValues(directive, field.astNode) as AccessRule | undefined;
}

/** The duties in a field's @duty, of which a ranch's people and admins need one. Undefined if it has none. */
export function dutyOf(schema: GraphQLSchema, field: Field): Duty[] | undefined {
  const directive = schema.getDirective('duty');
  if (!directive || !field.astNode) return undefined;
  return getDirectiveValues(directive, field.astNode)?.anyOf as Duty[] | undefined;
}

/** Whether a field's @duty is no obstacle. @access decides about visitors. */
export const passesDuty = (duty: Duty[] | undefined, viewer: Viewer | null): boolean =>
  !viewer || hasAnyDuty(viewer, duty);
