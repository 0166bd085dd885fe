import type { ScreenName } from '../../rules/site';
import { graphScreen, type LazyScreen, lazyScreen } from './lazyScreen';

const paper = lazyScreen(() => import('../papers/PaperPage'));
const secureAccount = lazyScreen(() => import('../auth/SecureAccountPage'));

/** The code of each screen. `graphScreen` is for screens that query GraphQL. */
export const screens: Record<ScreenName, LazyScreen> = {
  home: lazyScreen(() => import('../home/HomePage')),
  auth: lazyScreen(() => import('../auth/AuthPage')),
  forgotPassword: lazyScreen(() => import('../auth/ForgotPasswordPage')),
  resetPassword: lazyScreen(() => import('../auth/ResetPasswordPage')),
  confirmEmail: lazyScreen(() => import('../auth/ConfirmEmailPage')),
  undoEmailChange: secureAccount,
  secureAccount,
  helperInvitation: lazyScreen(() => import('../auth/HelperInvitationPage')),
  adminInvitation: graphScreen(() => import('../auth/AdminInvitationPage')),
  door: graphScreen(() => import('../door/DoorPage')),
  guide: lazyScreen(() => import('../guide/GuidePage')),
  terms: paper,
  privacy: paper,
  accessibility: paper,
  security: paper,
  rancherSignup: lazyScreen(() => import('../rancher/signup/RancherSignupPage')),
  rancherSignupEnhanced: lazyScreen(() => import('../rancher/signup/tabbed/RancherSignupEnhancedPage')),
  findRancher: graphScreen(() => import('../find/FindRancherPage')),
  states: graphScreen(() => import('../states/StatesPage')),
  state: graphScreen(() => import('../states/StatePage')),
  compare: graphScreen(() => import('../compare/ComparePage')),
  checkout: graphScreen(() => import('../checkout/CheckoutPage')),
  ranch: graphScreen(() => import('../ranch/RancherPage')),
  customerOrders: graphScreen(() => import('../orders/CustomerOrdersPage')),
  favorites: graphScreen(() => import('../favorites/FavoritesPage')),
  messages: graphScreen(() => import('../messages/MessagesPage')),
  conversation: graphScreen(() => import('../messages/ConversationPage')),
  recalls: graphScreen(() => import('../recalls/RecallsPage')),
  profile: graphScreen(() => import('../account/ProfilePage')),
  notifications: graphScreen(() => import('../account/notifications/NotificationsPage')),
  apiAccess: graphScreen(() => import('../developers/ApiAccessPage')),
  rancherDashboard: graphScreen(() => import('../rancher/dashboard/RancherDashboardPage')),
  rancherOrders: graphScreen(() => import('../rancher/orders/RancherOrdersPage')),
  rancherProducts: graphScreen(() => import('../rancher/products/RancherProductsPage')),
  rancherHerd: graphScreen(() => import('../rancher/herd/HerdPage')),
  rancherBalances: graphScreen(() => import('../rancher/settlement/BalancesPage')),
  admin: graphScreen(() => import('../admin/AdminPage')),
  notFound: lazyScreen(() => import('./NotFoundPage')),
};
