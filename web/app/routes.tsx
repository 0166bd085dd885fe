import { matchPath } from 'react-router-dom';
import type { Duty } from '../../rules/accounts/duties';
import { BRAND } from '../../rules/words/brand';
import type { UserType } from '../../rules/words/vocabulary';
import { paths } from '../paths';
import { graphScreen, type LazyScreen, lazyScreen } from './lazyScreen';

/** Who may see a screen. The guard redirects everyone else. `whenOpen` includes visitors only if OPEN_RANCHES is set. */
export type Audience = 'everyone' | 'whenOpen' | 'signedIn' | readonly (UserType | 'VISITOR')[];

export interface AppRoute {
  path: string;
  screen: LazyScreen;
  who: Audience;
  /** The duty that a rancher's or admin's role must have. */
  duty?: Duty;
  /** The title in the browser's tab, before the brand. */
  title?: string;
  /** One sentence for search engines. Screens that search engines can't find have none, to keep this file small. */
  description?: string;
  /** Whether the server renders the screen for everyone who may see it (web/paintScreen.tsx). */
  isPainted?: true;
  /** Returns whether a pathname that matches `path` belongs to this route. */
  isAt?: (pathname: string) => boolean;
}

const auth = {
  screen: lazyScreen(() => import('../auth/AuthPage')),
  who: 'everyone',
  title: 'Sign in or sign up',
  description: `Sign in to ${BRAND} or create an account to buy beef directly from ranchers.`,
} as const;

const ranch = {
  screen: graphScreen(() => import('../ranch/RancherPage')),
  who: 'whenOpen',
  isPainted: true,
  title: 'Ranch',
  description: 'What a ranch sells, its prices, and how it delivers.',
} as const;

/** Returns whether the path names a state, in letters. A ranch's id has only digits. */
const isState = (pathname: string) => /^\/ranchers\/[a-z-]+\/?$/i.test(pathname);

export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    screen: lazyScreen(() => import('../home/HomePage')),
    who: 'everyone',
  },
  { path: paths.auth, ...auth },
  { path: paths.login, ...auth },
  {
    path: paths.forgotPassword,
    screen: lazyScreen(() => import('../auth/ForgotPasswordPage')),
    who: 'everyone',
    title: 'Forgot password',
    description: 'Ask for a link to set a new password.',
  },
  {
    path: paths.resetPassword,
    screen: lazyScreen(() => import('../auth/ResetPasswordPage')),
    who: 'everyone',
    title: 'Reset password',
    description: 'Set a new password for your account.',
  },
  {
    path: paths.confirmEmail,
    screen: lazyScreen(() => import('../auth/ConfirmEmailPage')),
    who: 'everyone',
    title: 'Confirm your email',
    description: 'Confirm that the email of your account is yours.',
  },
  {
    path: paths.undoEmailChange,
    screen: lazyScreen(() => import('../auth/SecureAccountPage')),
    who: 'everyone',
    title: 'Keep your email',
    description: 'Stop or undo a change of the email of your account.',
  },
  {
    path: paths.secureAccount,
    screen: lazyScreen(() => import('../auth/SecureAccountPage')),
    who: 'everyone',
    title: 'Secure your account',
    description: 'Take your account back from someone else.',
  },
  {
    path: paths.helperInvitation,
    screen: lazyScreen(() => import('../auth/HelperInvitationPage')),
    who: 'everyone',
    title: 'Help at a ranch',
    description: 'Accept the invitation of a ranch.',
  },
  {
    path: paths.adminInvitation,
    screen: graphScreen(() => import('../auth/AdminInvitationPage')),
    who: 'everyone',
    title: 'Join the team',
    description: `Accept an invitation to the team of ${BRAND}.`,
  },
  {
    path: paths.guide,
    screen: lazyScreen(() => import('../guide/GuidePage')),
    who: 'everyone',
    title: 'User guide',
    description: `How ${BRAND} works, step by step: find a ranch and order beef, sell from your ranch, run the marketplace.`,
  },
  {
    path: paths.rancherSignup,
    screen: lazyScreen(() => import('../rancher/signup/RancherSignupPage')),
    who: 'everyone',
    title: 'Become a rancher',
    description: `Apply to sell your beef directly to families on ${BRAND}.`,
  },
  {
    path: paths.rancherSignupEnhanced,
    screen: lazyScreen(() => import('../rancher/signup/tabbed/RancherSignupEnhancedPage')),
    who: 'everyone',
    title: 'Register your ranch',
    description: `Register your ranch on ${BRAND} with its products, prices and delivery.`,
  },
  {
    path: paths.findRancher,
    screen: graphScreen(() => import('../find/FindRancherPage')),
    who: 'whenOpen',
    isPainted: true,
    title: 'Find a rancher',
    description: 'Ranches that sell quarters, halves, whole cows and cuts directly to families.',
  },
  {
    path: paths.compare,
    screen: graphScreen(() => import('../compare/ComparePage')),
    who: 'signedIn',
    title: 'Compare ranchers',
  },
  // Must precede the ranch pages, whose pattern matches this path too.
  {
    path: paths.rancherHerd,
    screen: graphScreen(() => import('../rancher/herd/HerdPage')),
    who: ['RANCHER'],
    duty: 'ORDERS',
    title: 'Herd board',
  },
  {
    path: paths.rancherBalances,
    screen: graphScreen(() => import('../rancher/settlement/BalancesPage')),
    who: ['RANCHER'],
    duty: 'MONEY',
    title: 'Balances due',
  },
  { path: '/rancher/:id', ...ranch },
  {
    path: paths.states,
    screen: graphScreen(() => import('../states/StatesPage')),
    who: 'whenOpen',
    isPainted: true,
    title: 'Ranches by state',
    description: 'The states with ranches that sell beef directly to families, and what a half costs there.',
  },
  {
    path: '/ranchers/:state',
    screen: graphScreen(() => import('../states/StatePage')),
    who: 'whenOpen',
    isPainted: true,
    title: 'Ranches in your state',
    description: 'The ranches of a state that sell beef directly to families, with their prices.',
    isAt: isState,
  },
  { path: '/ranchers/:id', ...ranch },
  {
    path: '/rancher/:id/checkout',
    screen: graphScreen(() => import('../checkout/CheckoutPage')),
    who: 'signedIn',
    title: 'Checkout',
  },
  // A ranch's readable URL. It must follow the checkout, whose path this pattern matches too.
  { path: '/rancher/:id/:slug', ...ranch },
  {
    path: paths.customerOrders,
    screen: graphScreen(() => import('../orders/CustomerOrdersPage')),
    who: ['CUSTOMER'],
    title: 'My orders',
  },
  {
    // The screen itself asks visitors to sign in.
    path: paths.favorites,
    screen: graphScreen(() => import('../favorites/FavoritesPage')),
    who: ['VISITOR', 'CUSTOMER'],
    isPainted: true,
    title: 'My favorite ranchers',
  },
  {
    path: paths.messages,
    screen: graphScreen(() => import('../messages/MessagesPage')),
    who: ['CUSTOMER', 'RANCHER'],
    duty: 'ORDERS',
    title: 'Messages',
  },
  {
    path: '/messages/:id',
    screen: graphScreen(() => import('../messages/ConversationPage')),
    who: ['CUSTOMER', 'RANCHER'],
    duty: 'ORDERS',
    title: 'Conversation',
  },
  {
    path: paths.profile,
    screen: graphScreen(() => import('../account/ProfilePage')),
    who: 'signedIn',
    title: 'Profile settings',
  },
  {
    path: paths.notifications,
    screen: graphScreen(() => import('../account/notifications/NotificationsPage')),
    who: 'signedIn',
    title: 'Notifications',
  },
  {
    path: paths.apiAccess,
    screen: graphScreen(() => import('../developers/ApiAccessPage')),
    who: ['RANCHER', 'ADMIN'],
    duty: 'PEOPLE',
    title: 'API access',
  },
  {
    path: paths.rancherDashboard,
    screen: graphScreen(() => import('../rancher/dashboard/RancherDashboardPage')),
    who: ['RANCHER'],
    duty: 'ORDERS',
    title: 'Rancher dashboard',
  },
  {
    path: paths.rancherOrders,
    screen: graphScreen(() => import('../rancher/orders/RancherOrdersPage')),
    who: ['RANCHER'],
    duty: 'ORDERS',
    title: 'Manage orders',
  },
  {
    path: paths.rancherProducts,
    screen: graphScreen(() => import('../rancher/products/RancherProductsPage')),
    who: ['RANCHER'],
    duty: 'RANCH',
    title: 'Manage products',
  },
  {
    path: paths.admin,
    screen: graphScreen(() => import('../admin/AdminPage')),
    who: ['ADMIN'],
    title: 'Admin dashboard',
  },
];

export const notFoundRoute: AppRoute = {
  path: '*',
  screen: lazyScreen(() => import('./NotFoundPage')),
  who: 'everyone',
  title: 'Page not found',
  description: "There's nothing at this address.",
};

export function routeOf(pathname: string): AppRoute {
  return routes.find(({ path, isAt }) => matchPath(path, pathname) && (isAt?.(pathname) ?? true)) ?? notFoundRoute;
}
