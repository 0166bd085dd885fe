import { ranchPath, statePath } from '../rules/ranches/ranchPath';
import { ranchesAreOpen } from './session/ranchesAreOpen';

/** The paths of the client's screens. */
export const paths = {
  home: '/',
  beefPrices: '/#beef-prices',
  auth: '/auth',
  login: '/login',
  register: '/auth?tab=register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  helperInvitation: '/helper-invitation',
  undoEmailChange: '/undo-email-change',
  secureAccount: '/secure-account',
  adminInvitation: '/admin-invitation',
  guide: '/guide',
  journey: (id: string) => `/guide?journey=${id}`,
  findRancher: '/find-rancher',
  /** A ranch's page, at one of its tabs if given. The path has the ranch's name only if ranches are open. */
  ranch: ({ id, ranchName }: { id: string; ranchName?: string | undefined }, tab?: string) =>
    (ranchName && ranchesAreOpen() ? ranchPath({ id, ranchName }) : `/rancher/${id}`) + (tab ? `?tab=${tab}` : ''),
  states: '/ranchers',
  state: statePath,
  findInState: (name: string) => `/find-rancher?${new URLSearchParams({ state: name })}`,
  checkout: (rancherId: string) => `/rancher/${rancherId}/checkout`,
  customerOrders: '/customer-orders',
  favorites: '/favorites',
  messages: '/messages',
  conversation: (id: string) => `/messages/${id}`,
  compare: '/compare',
  comparing: (ids: readonly string[], share?: string) =>
    `/compare?ranchers=${ids.join(',')}${share ? `&share=${share.toLowerCase().replace('_', '-')}` : ''}`,
  rancherSignup: '/rancher-signup',
  rancherSignupEnhanced: '/rancher-signup-enhanced',
  rancherDashboard: '/rancher-dashboard',
  rancherOrders: '/rancher-orders',
  rancherOrder: (id: string) => `/rancher-dashboard?order=${id}`,
  rancherBalances: '/rancher/balances',
  rancherProducts: '/rancher-products',
  rancherHerd: '/rancher/herd',
  profile: '/profile',
  editPhotos: '/profile?dialog=photos',
  notifications: '/profile/notifications',
  apiAccess: '/profile/api',
  admin: '/admin',
};

/** Returns the id in the path of a conversation, if it's valid. */
export const conversationIdIn = (pathname: string) => /^\/messages\/(\d{1,10})\/?$/.exec(pathname)?.[1];

/** Returns the id in the path of a ranch's page or checkout, if it's valid. */
export const rancherIdIn = (pathname: string) => /^\/ranchers?\/(\d+)(\/|$)/i.exec(pathname)?.[1];
