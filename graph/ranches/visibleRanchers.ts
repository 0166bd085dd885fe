import { type GraphQLObjectType, type GraphQLResolveInfo, getNamedType } from 'graphql';
import { type Context, signedIn, type Viewer } from '../context';
import { fieldNamesOf } from '../database/reading/projection';
import { type Row, type Sql, sql, viewerIsAdmin, viewerRanch } from '../database/reading/sql';
import { isGuarded, requireScope } from '../schema/scopes';
import type { RancherRow } from './Rancher';

/** Everyone sees approved ranches, ranchers also see their own, and admins see all. */
export function maySeeRanch({ id, approval }: Pick<RancherRow, 'id' | 'approval'>, viewer: Viewer | null): boolean {
  return approval === 'APPROVED' || viewer?.userType === 'ADMIN' || viewer?.ranchId === id;
}

/** `maySeeRanch` as SQL. */
export const isKnown = (ranch: Row): Sql =>
  sql`(${isApproved(ranch)} or ${viewerIsAdmin} or ${ranch}.id = ${viewerRanch})`;

export const isApproved = (ranch: Row): Sql => sql`${ranch}.approval = 'APPROVED'`;

/** Ranchers edit their own ranch, admins edit all. */
export function mayEdit({ id }: Pick<RancherRow, 'id'>, viewer: Viewer): boolean {
  return viewer.userType === 'ADMIN' || viewer.ranchId === id;
}

/** Returns whether a token's scopes allow reading every field of a ranch. */
export const mayReadRanch = ({ token, viewer }: Context, id: number): boolean =>
  !token || id === viewer?.ranchId || token.scopes.includes('RANCHERS_READ');

/**
 * A token can always read its own ranch. Other ranches need RANCHERS_READ, or an admin's COMMISSIONS_READ, which reads all
 * ledgers. Fields with a scope of their own check it themselves. Errors: FORBIDDEN.
 */
export function requireScopeFor(id: number, context: Context, info: GraphQLResolveInfo): void {
  const { token } = context;
  if (!token) return;
  const { ranchId, userType } = signedIn(context);
  if (id === ranchId) return;
  const type = getNamedType(info.returnType) as GraphQLObjectType;
  const fields = fieldNamesOf(info).flatMap((name) => type.getFields()[name] ?? []);
  const isCovered = fields.every((field) => isGuarded(info.schema, type, field));
  if (!isCovered) requireScope(token, userType === 'ADMIN' ? ['RANCHERS_READ', 'COMMISSIONS_READ'] : ['RANCHERS_READ']);
}
