import { placeAt } from '../../rules/site';
import type { UserType } from '../../rules/words/vocabulary';
import { paths } from '../paths';
import { mayVisit } from './mayVisit';
import { hasFirstStep, type Viewer } from './sessionStore';

const homes: Partial<Record<UserType, string>> = {
  RANCHER: paths.rancherDashboard,
  CUSTOMER: paths.findRancher,
  ADMIN: paths.admin,
};

const pathnameOf = (path: string) => path.split(/[?#]/)[0] ?? path;

/** Returns the path to open after sign-in: `from` if the person may visit it, and otherwise the home page of their role. */
export function pathAfterLogin(viewer: Viewer, from?: string): string {
  if (hasFirstStep(viewer)) return paths.profile;
  if (from && mayVisit(placeAt(pathnameOf(from)).place, viewer)) return from;
  const home = homes[viewer.userType] ?? paths.home;
  return mayVisit(placeAt(home).place, viewer) ? home : paths.home;
}
