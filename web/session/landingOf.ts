import type { UserType } from '../../rules/vocabulary';
import { paths } from '../paths';
import { routeOf } from '../routes';
import { admits } from './admits';
import type { Viewer } from './useSession';

const homes: Partial<Record<UserType, string>> = {
  RANCHER: paths.rancherDashboard,
  CUSTOMER: paths.findRancher,
  ADMIN: paths.admin,
};

const pathnameOf = (path: string) => path.split(/[?#]/)[0] ?? path;

/** Where sign-in leads: back to where the person was going, if that is open to them, or else home by role. */
export function landingOf(viewer: Viewer, from?: string): string {
  if (viewer.mustChangePassword) return paths.profile;
  if (from && admits(routeOf(pathnameOf(from)).who, viewer)) return from;
  return homes[viewer.userType] ?? paths.home;
}
