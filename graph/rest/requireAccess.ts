import type { GraphQLField } from 'graphql';
import { hasAnyDuty, missingDutyMessage } from '../../rules/accounts/duties';
import type { ApiTokenInUse, Context, Viewer } from '../context';
import { forbidden } from '../errors';
import type { Access, ApiScope } from '../resolverTypes.generated';
import { accessOf, isOpenByDoor, refusalOfVisitor } from '../schema/access';
import { closedToTokens, isGuarded, requireScope, scopesOf } from '../schema/scopes';
import type { Asked } from './present/shape';
import { pathIds } from './read/pathIds';
import { restSchema, rootsOf } from './restSchema';
import type { Row } from './row';

/** The caller, and the ids in the path as plain text. */
type Asking = Pick<Context, 'viewer' | 'token' | 'doors'> & { params: Record<string, string> };

/** Comes before the ids and the body, so that a refusal reveals nothing. GraphQL checks again with the record. */
export function requireAccess(row: Row, { viewer, token, doors, params }: Asking): void {
  const { operation, path, to = ['PUBLIC'] } = row;
  if (token) requireScopes(token, row);
  // A root field with a condition may not even be selected, so only GraphQL checks it.
  for (const { to: allowed, duty, otherwise } of [...rootsOf(operation).map(requiredAccess), { to }] as Required[]) {
    if (allowed.includes('PUBLIC')) continue;
    if (isOpenByDoor({ to: allowed }, { doors })) continue;
    if (!viewer) throw refusalOfVisitor({ to: allowed, otherwise });
    const holds = (access: Access) =>
      access === 'OWNER' ? isOwn(path, params, viewer) : access === 'SIGNED_IN' || access === viewer.userType;
    if (!allowed.some(holds)) throw forbidden(otherwise);
    if (duty && !hasAnyDuty(viewer, duty)) throw forbidden(missingDutyMessage(viewer, duty));
  }
}

type Required = ReturnType<typeof requiredAccess>;

/** Returns a root field's @access for REST, which never opens ranches to visitors. The server only starts if each has one. */
export function requiredAccess(root: GraphQLField<unknown, unknown>) {
  const access = accessOf(restSchema, root);
  if (!access) throw new Error(`${root.name} has no @access`);
  return { ...access, to: access.to.filter((one) => one !== 'VISITOR_WHEN_OPEN') };
}

const OWN: Record<string, ((viewer: Viewer) => number | null) | undefined> = {
  ranch: ({ ranchId }) => ranchId,
  customer: ({ id }) => id,
};

function isOwn(path: string, params: Asking['params'], viewer: Viewer): boolean {
  return pathIds(path).some(({ name, record }) => OWN[record]?.(viewer) === Number(params[name]));
}

/** Checks the scopes of all fields of the operation, so that a program learns at once what its token lacks. */
function requireScopes(token: ApiTokenInUse, row: Row): void {
  const needed = scopesNeeded(row);
  if (!needed) throw closedToTokens();
  for (const anyOf of needed) requireScope(token, anyOf);
}

type Scopes = readonly ApiScope[];

/** Returns sets of scopes. A token needs one scope of each set. Undefined if a selected field is closed to tokens. */
export function scopesNeeded({ shape }: Row): Scopes[] | undefined {
  const guarded = shape.asked.filter(isGuardedField);
  const sets = guarded.map(({ field }) => scopesOf(restSchema, field));
  if (!sets.every((anyOf) => anyOf !== undefined)) return undefined;
  const known = new Map(sets.map((anyOf) => [[...anyOf].sort().join(), anyOf]));
  const distinct = [...known.values()];
  const isWider = (anyOf: Scopes, other: Scopes) =>
    other.length < anyOf.length && other.every((scope) => anyOf.includes(scope));
  return distinct.filter((anyOf) => !distinct.some((other) => isWider(anyOf, other)));
}

const isGuardedField = ({ type, field }: Asked) => isGuarded(restSchema, type, field);

const SEE_ALL_RANCHES: Scopes = ['RANCHERS_READ', 'COMMISSIONS_READ'];

/** Whether reading another ranch needs more scopes than reading the token owner's ranch. */
export function needsMoreForOthers({ operation, shape }: Row, needed: Scopes[]): boolean {
  const isOfOneRanch = rootsOf(operation).some(({ name }) => name === 'rancher');
  const seesAll = needed.some((anyOf) => anyOf.length === 1 && anyOf.every((scope) => SEE_ALL_RANCHES.includes(scope)));
  if (!isOfOneRanch || seesAll) return false;
  return shape.asked.some((asked) => asked.type.name === 'Rancher' && !isGuardedField(asked));
}
