import { matchPath } from 'react-router-dom';
import { BRAND, SUBLINE, TAGLINE } from '../rules/brand';
import type { UserType } from '../rules/vocabulary';
import { type LazyScreen, lazyScreen } from './lazyScreen';
import { paths } from './paths';

/** Who may see a screen; the guard sends everyone else away. */
export type Audience = 'everyone' | 'signedIn' | readonly (UserType | 'VISITOR')[];

export interface AppRoute {
  path: string;
  screen: LazyScreen;
  who: Audience;
  /** The name of the page in the browser's tab; the brand is put behind it. */
  title?: string;
  description?: string;
}

const authScreen = lazyScreen(() => import('./accounts/AuthPage'));
const rancherScreen = lazyScreen(() => import('./ranchers/RancherPage'));

export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    screen: lazyScreen(() => import('./home/HomePage')),
    who: 'everyone',
    description: `${TAGLINE}. ${SUBLINE}.`,
  },
  {
    path: paths.auth,
    screen: authScreen,
    who: 'everyone',
    title: 'Sign in or sign up',
    description: `Sign in to ${BRAND} or make an account to buy beef directly from ranchers.`,
  },
  { path: paths.login, screen: authScreen, who: 'everyone', title: 'Sign in or sign up' },
  {
    path: paths.forgotPassword,
    screen: lazyScreen(() => import('./accounts/ForgotPasswordPage')),
    who: 'everyone',
    title: 'Forgot password',
    description: 'Ask for a link to set a new password.',
  },
  {
    path: paths.resetPassword,
    screen: lazyScreen(() => import('./accounts/ResetPasswordPage')),
    who: 'everyone',
    title: 'Reset password',
    description: 'Set a new password for your account.',
  },
  {
    path: paths.rancherSignup,
    screen: lazyScreen(() => import('./ranchers/RancherSignupPage')),
    who: 'everyone',
    title: 'Become a rancher',
    description: `Apply to sell your beef directly to families on ${BRAND}.`,
  },
  {
    path: paths.findRancher,
    screen: lazyScreen(() => import('./ranchers/FindRancherPage')),
    who: 'signedIn',
    title: 'Find a rancher',
    description: 'Ranches that sell quarters, halves, whole cows and cuts directly to families.',
  },
  { path: '/rancher/:id', screen: rancherScreen, who: 'signedIn', title: 'Ranch' },
  { path: '/ranchers/:id', screen: rancherScreen, who: 'signedIn', title: 'Ranch' },
  {
    path: '/rancher/:id/checkout',
    screen: lazyScreen(() => import('./checkout/CheckoutPage')),
    who: 'signedIn',
    title: 'Checkout',
  },
  {
    path: paths.customerOrders,
    screen: lazyScreen(() => import('./orders/CustomerOrdersPage')),
    who: ['CUSTOMER'],
    title: 'My orders',
  },
  {
    // Visitors are told to sign in by the screen itself.
    path: paths.favorites,
    screen: lazyScreen(() => import('./favorites/FavoritesPage')),
    who: ['VISITOR', 'CUSTOMER'],
    title: 'My favorite ranchers',
  },
  {
    path: paths.profile,
    screen: lazyScreen(() => import('./accounts/ProfilePage')),
    who: 'signedIn',
    title: 'Profile settings',
  },
  {
    path: paths.rancherDashboard,
    screen: lazyScreen(() => import('./ranchers/RancherDashboardPage')),
    who: ['RANCHER'],
    title: 'Rancher dashboard',
  },
  {
    path: paths.rancherOrders,
    screen: lazyScreen(() => import('./orders/RancherOrdersPage')),
    who: ['RANCHER'],
    title: 'Manage orders',
  },
  {
    path: paths.rancherProducts,
    screen: lazyScreen(() => import('./products/RancherProductsPage')),
    who: ['RANCHER'],
    title: 'Manage products',
  },
  {
    path: paths.admin,
    screen: lazyScreen(() => import('./platform/AdminPage')),
    who: ['ADMIN'],
    title: 'Admin dashboard',
  },
];

export const notFoundRoute: AppRoute = {
  path: '*',
  screen: lazyScreen(() => import('./notFound/NotFoundPage')),
  who: 'everyone',
  title: 'Page not found',
};

export function routeOf(pathname: string): AppRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
}
