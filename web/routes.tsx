import { matchPath } from 'react-router-dom';
import { BRAND, SUBLINE, TAGLINE } from '../rules/brand';
import type { UserType } from '../rules/vocabulary';
import { graphScreen, type LazyScreen, lazyScreen } from './lazyScreen';
import { paths } from './paths';

/** Who may see a screen; the guard sends everyone else away. */
export type Audience = 'everyone' | 'signedIn' | readonly (UserType | 'VISITOR')[];

export interface AppRoute {
  path: string;
  screen: LazyScreen;
  who: Audience;
  /** The name of the page in the browser's tab; the brand is put behind it. */
  title?: string;
  /** What is to be found there, in a sentence. */
  description: string;
}

const auth = {
  screen: lazyScreen(() => import('./accounts/AuthPage')),
  who: 'everyone',
  title: 'Sign in or sign up',
  description: `Sign in to ${BRAND} or make an account to buy beef directly from ranchers.`,
} as const;

const ranch = {
  screen: graphScreen(() => import('./ranchers/RancherPage')),
  who: 'signedIn',
  title: 'Ranch',
  description: 'What a ranch sells, at what price, and how it reaches you.',
} as const;

export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    screen: lazyScreen(() => import('./home/HomePage')),
    who: 'everyone',
    description: `${TAGLINE}. ${SUBLINE}.`,
  },
  { path: paths.auth, ...auth },
  { path: paths.login, ...auth },
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
    path: paths.guide,
    screen: lazyScreen(() => import('./guide/GuidePage')),
    who: 'everyone',
    title: 'User guide',
    description: `How ${BRAND} works, step by step: find a ranch and order beef, sell from your ranch, run the marketplace.`,
  },
  {
    path: paths.rancherSignup,
    screen: lazyScreen(() => import('./ranchers/RancherSignupPage')),
    who: 'everyone',
    title: 'Become a rancher',
    description: `Apply to sell your beef directly to families on ${BRAND}.`,
  },
  {
    path: paths.rancherSignupEnhanced,
    screen: lazyScreen(() => import('./ranchers/RancherSignupEnhancedPage')),
    who: 'everyone',
    title: 'Register your ranch',
    description: `Register your ranch on ${BRAND} with its products, prices and delivery.`,
  },
  {
    path: paths.findRancher,
    screen: graphScreen(() => import('./ranchers/FindRancherPage')),
    who: 'signedIn',
    title: 'Find a rancher',
    description: 'Ranches that sell quarters, halves, whole cows and cuts directly to families.',
  },
  { path: '/rancher/:id', ...ranch },
  { path: '/ranchers/:id', ...ranch },
  {
    path: '/rancher/:id/checkout',
    screen: graphScreen(() => import('./checkout/CheckoutPage')),
    who: 'signedIn',
    title: 'Checkout',
    description: 'Send the ranch an order request: what you take, how it reaches you, whom to talk to.',
  },
  {
    path: paths.customerOrders,
    screen: graphScreen(() => import('./orders/CustomerOrdersPage')),
    who: ['CUSTOMER'],
    title: 'My orders',
    description: 'What you have ordered from ranches and how far each order is.',
  },
  {
    // Visitors are told to sign in by the screen itself.
    path: paths.favorites,
    screen: graphScreen(() => import('./favorites/FavoritesPage')),
    who: ['VISITOR', 'CUSTOMER'],
    title: 'My favorite ranchers',
    description: 'The ranches that you have saved.',
  },
  {
    path: paths.profile,
    screen: graphScreen(() => import('./accounts/ProfilePage')),
    who: 'signedIn',
    title: 'Profile settings',
    description: 'Your account, your address and your password.',
  },
  {
    path: paths.apiAccess,
    screen: graphScreen(() => import('./partners/ApiAccessPage')),
    who: ['RANCHER', 'ADMIN'],
    title: 'API access',
    description: 'Tokens and webhooks for programs of your own.',
  },
  {
    path: paths.rancherDashboard,
    screen: graphScreen(() => import('./ranchers/RancherDashboardPage')),
    who: ['RANCHER'],
    title: 'Rancher dashboard',
    description: 'How your ranch is doing: orders, revenue, commission.',
  },
  {
    path: paths.rancherOrders,
    screen: graphScreen(() => import('./orders/RancherOrdersPage')),
    who: ['RANCHER'],
    title: 'Manage orders',
    description: 'The orders that your ranch has received, and their next steps.',
  },
  {
    path: paths.rancherProducts,
    screen: graphScreen(() => import('./products/RancherProductsPage')),
    who: ['RANCHER'],
    title: 'Manage products',
    description: 'What your ranch sells, and at what price.',
  },
  {
    path: paths.admin,
    screen: graphScreen(() => import('./platform/AdminPage')),
    who: ['ADMIN'],
    title: 'Admin dashboard',
    description: 'Ranches, orders, customers and commission of the whole marketplace.',
  },
];

export const notFoundRoute: AppRoute = {
  path: '*',
  screen: lazyScreen(() => import('./notFound/NotFoundPage')),
  who: 'everyone',
  title: 'Page not found',
  description: 'There is nothing at this address.',
};

export function routeOf(pathname: string): AppRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
}
