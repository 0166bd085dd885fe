import { type Context, signedIn, type Viewer } from '../context';
import { type Row, type Sql, sql, viewerIsAdmin, viewerRanch } from '../database/reading/sql';
import { requireScope } from '../schema/scopes';
import type { RancherRow } from './Rancher';

/** Everyone sees approved ranches, ranchers also see their own, and admins see all. */
export function maySeeRanch({ id, approval }: Pick<RancherRow, 'id' | 'approval'>, viewer: Viewer | null): boolean {
  return approval === 'APPROVED' || viewer?.userType === 'ADMIN' || viewer?.ranchId === id;
}

/** `maySeeRanch` as SQL. */
export const isKnown = (ranch: Row): Sql =>
  sql`(${isApproved(ranch)} or ${viewerIsAdmin} or ${ranch}.id = ${viewerRanch})`;

export const isApproved = (ranch: Row): Sql => sql`${ranch}.approval = 'APPROVED'`;

export function mayEdit({ id }: Pick<RancherRow, 'id'>, viewer: Viewer): boolean {
  return viewer.userType === 'ADMIN' || viewer.ranchId === id;
}

/** Other ranches than its own need RANCHERS_READ or an admin's COMMISSIONS_READ. Errors: FORBIDDEN. */
export function requireScopeFor(id: number, context: Context, hasOpenFields: boolean): void {
  const { token } = context;
  if (!token) return;
  const { ranchId, userType } = signedIn(context);
  if (id === ranchId || !hasOpenFields) return;
  requireScope(token, userType === 'ADMIN' ? ['RANCHERS_READ', 'COMMISSIONS_READ'] : ['RANCHERS_READ']);
}
