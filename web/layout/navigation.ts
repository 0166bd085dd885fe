import {
  Beef,
  CalendarDays,
  CircleHelp,
  Heart,
  House,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Package,
  Search,
  Settings,
  ShieldCheck,
  Tractor,
  User,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { placeAt, type ScreenName } from '../../rules/site';
import { loadWithApollo } from '../apollo/loadWithApollo';
import { paths } from '../paths';
import { hasDuty, type Viewer } from '../session/sessionStore';
import { retryImport } from '../ui/state/retryImport';

export interface NavEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Shows a count. Its code loads only for people who have the entry. */
  Badge?: ComponentType;
}

const NewOrdersBadge = lazy(retryImport(() => loadWithApollo(() => import('../rancher/orders/live/NewOrdersBadge'))));

const UnreadBadge = lazy(retryImport(() => loadWithApollo(() => import('../messages/UnreadBadge'))));

const home: NavEntry = { label: 'Home', to: paths.home, icon: House };
const findRancher: NavEntry = { label: 'Find a Rancher', to: paths.findRancher, icon: Search };
const becomeRancher: NavEntry = { label: 'Become a Rancher', to: paths.rancherSignup, icon: Tractor };
const dashboard: NavEntry = { label: 'Dashboard', to: paths.rancherDashboard, icon: LayoutDashboard };
const ranchOrders: NavEntry = { label: 'Orders', to: paths.rancherOrders, icon: Package, Badge: NewOrdersBadge };
const ranchProducts: NavEntry = { label: 'Products', to: paths.rancherProducts, icon: Beef };
const ranchHerd: NavEntry = { label: 'Herd', to: paths.rancherHerd, icon: CalendarDays };
const myOrders: NavEntry = { label: 'My Orders', to: paths.customerOrders, icon: Package };
const myFavorites: NavEntry = { label: 'My Favorites', to: paths.favorites, icon: Heart };
const messages: NavEntry = { label: 'Messages', to: paths.messages, icon: MessagesSquare, Badge: UnreadBadge };
const adminPanel: NavEntry = { label: 'Admin Panel', to: paths.admin, icon: ShieldCheck };
const profile: NavEntry = { label: 'Profile Settings', to: paths.profile, icon: Settings };
const findBeef: NavEntry = { ...findRancher, label: 'Find Beef' };
const signIn: NavEntry = { label: 'Sign in', to: paths.auth, icon: User };
const help: NavEntry = { label: 'Help', to: paths.guide, icon: CircleHelp };

const productsFor = (viewer: Viewer) => (hasDuty(viewer, 'RANCH') ? [ranchProducts] : []);

/** Returns the entries of the header and the slide-out menu. Ranchers who don't handle orders get those of a visitor. */
export const mainEntries = (viewer: Viewer | null): NavEntry[] =>
  viewer?.userType === 'RANCHER' && hasDuty(viewer, 'ORDERS')
    ? [dashboard, ranchOrders, ...productsFor(viewer), ranchHerd, messages]
    : [findRancher, becomeRancher, ...(viewer?.userType === 'CUSTOMER' ? [messages] : [])];

export function accountEntries(viewer: Viewer): NavEntry[] {
  const { userType } = viewer;
  if (userType === 'CUSTOMER') return [myOrders, myFavorites, profile];
  if (userType === 'RANCHER')
    return [...(hasDuty(viewer, 'ORDERS') ? [{ ...dashboard, label: 'Rancher Dashboard' }] : []), profile];
  return [adminPanel, profile];
}

export const footerEntries = (viewer: Viewer | null): NavEntry[] => [
  ...mainEntries(viewer),
  { ...help, label: 'User Guide' },
];

export const tabEntries = (viewer: Viewer | null): NavEntry[] => [...ownTabs(viewer), help];

function ownTabs(viewer: Viewer | null): NavEntry[] {
  if (!viewer) return [home, findBeef, signIn];
  const ownProfile = { ...profile, label: 'Profile', icon: User };
  if (viewer.userType === 'RANCHER')
    return hasDuty(viewer, 'ORDERS')
      ? [home, dashboard, ranchOrders, ...(hasDuty(viewer, 'RANCH') ? [ranchProducts] : [ranchHerd])]
      : [home, findBeef, ownProfile];
  if (viewer.userType === 'ADMIN') return [{ ...adminPanel, label: 'Admin' }, findBeef, ownProfile];
  const orders = { ...myOrders, label: 'Orders', Badge: UnreadBadge };
  return [orders, findBeef, { ...myFavorites, label: 'Favorites' }, ownProfile];
}

/** The entries that are highlighted on screens without their own. */
const UNDER: { [Screen in ScreenName]?: string } = {
  conversation: paths.messages,
  state: paths.findRancher,
  ranch: paths.findRancher,
  checkout: paths.findRancher,
};

export const isCurrent = ({ to }: NavEntry, pathname: string): boolean =>
  pathname === to || to === UNDER[placeAt(pathname).screen];
