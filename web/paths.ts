import { ranchAddress, stateAddress } from '../rules/ranches/ranchAddress';
import { ranchesAreOpen } from './session/ranchesAreOpen';

/** Every address of the client. */
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
  adminInvitation: '/admin-invitation',
  guide: '/guide',
  journey: (id: string) => `/guide?journey=${id}`,
  findRancher: '/find-rancher',
  /** A ranch's page, at a section of it. The readable address is there only where ranches are open. */
  ranch: ({ id, ranchName }: { id: string; ranchName?: string | undefined }, tab?: string) =>
    (ranchName && ranchesAreOpen() ? ranchAddress({ id, ranchName }) : `/rancher/${id}`) + (tab ? `?tab=${tab}` : ''),
  states: '/ranchers',
  state: stateAddress,
  findInState: (name: string) => `/find-rancher?${new URLSearchParams({ state: name })}`,
  checkout: (rancherId: string) => `/rancher/${rancherId}/checkout`,
  customerOrders: '/customer-orders',
  favorites: '/favorites',
  messages: '/messages',
  conversation: (id: string) => `/messages/${id}`,
  compare: '/compare',
  comparing: (ids: readonly string[]) => `/compare?ranchers=${ids.join(',')}`,
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

/** The id in the address of a conversation, if it can be one. */
export const conversationIdIn = (pathname: string) => /^\/messages\/(\d{1,10})\/?$/.exec(pathname)?.[1];

/** The id in the address of a ranch's page or checkout, if it can be one. */
export const rancherIdIn = (pathname: string) => /^\/ranchers?\/(\d+)(\/|$)/i.exec(pathname)?.[1];
