import type { ScreenName } from '../../rules/site';
import { BRAND, SUBLINE, TAGLINE } from '../../rules/words/brand';

export interface Head {
  /** The title in the browser's tab, before the brand. */
  title?: string;
  /** One sentence for search engines. Screens that they can't find have none. */
  description?: string;
}

/** The description of screens without their own. */
export const DESCRIPTION = `${TAGLINE}. ${SUBLINE}.`;

/** What the browser's tab and search engines say of each screen. The first page comes with it, so the entry doesn't load it. */
export const heads: Record<ScreenName, Head> = {
  home: {},
  auth: {
    title: 'Sign in or sign up',
    description: `Sign in to ${BRAND} or create an account to buy beef directly from ranchers.`,
  },
  forgotPassword: { title: 'Forgot password', description: 'Ask for a link to set a new password.' },
  resetPassword: { title: 'Reset password', description: 'Set a new password for your account.' },
  confirmEmail: { title: 'Confirm your email', description: 'Confirm that your email is yours.' },
  undoEmailChange: { title: 'Keep your email', description: 'Stop or undo a change of your email.' },
  secureAccount: { title: 'Secure your account', description: 'Take your account back.' },
  helperInvitation: { title: 'Help at a ranch', description: 'Accept the invitation of a ranch.' },
  door: {
    title: 'For processors',
    description: 'Animals that ranches send you, their owners and cut sheets.',
  },
  adminInvitation: { title: 'Join the team', description: `Accept an invitation to the team of ${BRAND}.` },
  guide: {
    title: 'User guide',
    description: `How ${BRAND} works, step by step: find a ranch and order beef, sell from your ranch, run the marketplace.`,
  },
  terms: { title: 'Terms', description: `What families, ranches and ${BRAND} may expect of each other.` },
  privacy: {
    title: 'Privacy',
    description: `What ${BRAND} keeps about you, why, how long and who sees it, and how to download or delete it.`,
  },
  accessibility: { title: 'Accessibility', description: `How ${BRAND} is accessible, and what falls short.` },
  security: { title: 'Security', description: `How ${BRAND} protects your data, and how to report a vulnerability.` },
  rancherSignup: {
    title: 'Become a rancher',
    description: `Apply to sell your beef directly to families on ${BRAND}.`,
  },
  rancherSignupEnhanced: {
    title: 'Register your ranch',
    description: `Register your ranch on ${BRAND} with its products, prices and delivery.`,
  },
  findRancher: {
    title: 'Find a rancher',
    description: 'Ranches that sell quarters, halves, whole cows and cuts directly to families.',
  },
  states: {
    title: 'Ranches by state',
    description: 'The states with ranches that sell beef directly to families, and what a half costs there.',
  },
  state: {
    title: 'Ranches in your state',
    description: 'Ranches in your state that sell beef directly to families, with prices.',
  },
  compare: { title: 'Compare ranchers' },
  checkout: { title: 'Checkout' },
  ranch: { title: 'Ranch', description: 'What a ranch sells, its prices, and how it delivers.' },
  customerOrders: { title: 'My orders' },
  recalls: { title: 'Recalls' },
  favorites: { title: 'My favorite ranchers' },
  messages: { title: 'Messages' },
  conversation: { title: 'Conversation' },
  profile: { title: 'Profile settings' },
  notifications: { title: 'Notifications' },
  apiAccess: { title: 'API access' },
  rancherDashboard: { title: 'Rancher dashboard' },
  rancherOrders: { title: 'Manage orders' },
  rancherProducts: { title: 'Manage products' },
  rancherHerd: { title: 'Herd board' },
  rancherBalances: { title: 'Balances due' },
  admin: { title: 'Admin dashboard' },
  notFound: { title: 'Page not found', description: "There's nothing at this address." },
};
