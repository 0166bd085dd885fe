import type { Viewer } from '../context';
import type { RancherRow } from './Rancher';

/** Customers know approved ranches, ranchers also their own, admins all. */
export function mayKnow({ id, approval }: Pick<RancherRow, 'id' | 'approval'>, viewer: Viewer): boolean {
  return approval === 'APPROVED' || viewer.userType === 'ADMIN' || viewer.ranchId === id;
}

/** Ranchers edit their own, admins all. */
export function mayEdit({ id }: Pick<RancherRow, 'id'>, viewer: Viewer): boolean {
  return viewer.userType === 'ADMIN' || viewer.ranchId === id;
}
