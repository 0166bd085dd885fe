import type { Page } from '@playwright/test';
import type { ScreenName } from '../../rules/site';
import { adminTabs } from '../../web/admin/adminTabs';
import { cartOn, putInCart } from '../carts';
import { ADMIN, CUSTOMER, RANCHER } from '../people';

export const PEOPLE = { visitor: undefined, family: CUSTOMER, rancher: RANCHER, admin: ADMIN };

export interface Visit {
  by: keyof typeof PEOPLE;
  path: string | ((page: Page) => Promise<string>);
  /** A text that shows when the screen's data has loaded. */
  shows: string | RegExp;
}

const toVisitor = (path: string, shows: Visit['shows']): Visit => ({ by: 'visitor', path, shows });
const toFamily = (path: Visit['path'], shows: Visit['shows']): Visit => ({ by: 'family', path, shows });
const toRancher = (path: Visit['path'], shows: Visit['shows']): Visit => ({ by: 'rancher', path, shows });
const toAdmin = (tab: string, shows: Visit['shows'] = 'Admin Dashboard'): Visit => ({
  by: 'admin',
  path: `/admin?tab=${tab}`,
  shows,
});

/** The address of the conversation that a family or a ranch sees first. */
async function firstConversation(page: Page): Promise<string> {
  await page.goto('/messages');
  return `${await page.locator('main a[href^="/messages/"]').first().getAttribute('href')}`;
}

/** The address of the checkout with a half in the cart. */
async function filledCheckout(page: Page): Promise<string> {
  await page.goto('/rancher/1');
  await putInCart(page, 'Half Cow');
  return `${await cartOn(page).getByRole('link', { name: 'Checkout' }).getAttribute('href')}`;
}

/** The address of what a family sees after it has sent an order. */
async function placedOrder(page: Page): Promise<string> {
  await page.goto('/customer-orders');
  const title = await page
    .getByText(/^Order #\d+$/)
    .first()
    .innerText();
  return `/rancher/1/checkout?placed=${title.replace(/\D/g, '')}`;
}

const ABOUT = /^(Order #\d+$|A question, not about an order|Your question to)/;

/** Visits that show each screen, with the demo's data. A new screen needs one. */
export const visits: Record<ScreenName, Visit[]> = {
  home: [toVisitor('/', /^Skip the Middlemen/)],
  auth: [toVisitor('/auth', 'Welcome to Herdline'), toVisitor('/auth?tab=register', 'Welcome to Herdline')],
  forgotPassword: [toVisitor('/forgot-password', 'Send Reset Link')],
  resetPassword: [
    toVisitor('/reset-password', 'Invalid Token'),
    toVisitor('/reset-password?token=any', 'Choose a new password'),
  ],
  confirmEmail: [toVisitor('/confirm-email?token=any', 'Confirm your email')],
  undoEmailChange: [toVisitor('/undo-email-change?token=any', 'Stop the Change')],
  secureAccount: [toVisitor('/secure-account?token=any', 'Secure My Account')],
  helperInvitation: [toVisitor('/helper-invitation?token=any', "This invitation doesn't work")],
  adminInvitation: [toVisitor('/admin-invitation?token=any', "This invitation doesn't work")],
  door: [toVisitor('/door', 'Open the link that a ranch sent you')],
  guide: [
    toVisitor('/guide', 'Find a ranch and order beef'),
    toVisitor('/guide?journey=shares', 'The cuts, and what to ask for'),
    toVisitor('/guide?journey=harvest', 'What a cut sheet asks'),
  ],
  terms: [toVisitor('/terms', 'In short')],
  privacy: [toVisitor('/privacy', 'In short')],
  accessibility: [toVisitor('/accessibility', 'In short')],
  security: [toVisitor('/security', 'In short')],
  rancherSignup: [
    toVisitor('/rancher-signup?step=start', 'Where your ranch is'),
    toVisitor('/rancher-signup', 'How to reach you'),
  ],
  rancherSignupEnhanced: [
    toVisitor('/rancher-signup-enhanced', 'Your ranch'),
    toVisitor('/rancher-signup-enhanced?tab=products', 'What you sell'),
    toVisitor('/rancher-signup-enhanced?tab=ranch', 'In your words'),
    toVisitor('/rancher-signup-enhanced?tab=delivery', 'How families get it'),
  ],
  findRancher: [
    toFamily('/find-rancher?near=78704&by=local-delivery&search=Pedernales', 'Reaches me by Local Delivery'),
    toFamily('/find-rancher?state=utah', 'Abajo Rim Angus'),
    toFamily('/find-rancher?search=zzz', 'No ranchers found'),
  ],
  states: [toFamily('/ranchers', 'Texas')],
  state: [toFamily('/ranchers/texas', 'Pedernales Bend Ranch'), toFamily('/ranchers/atlantis', 'All States')],
  compare: [toFamily('/compare?ranchers=1,2,3', 'Pedernales Bend Ranch')],
  checkout: [toFamily(filledCheckout, /miles from ZIP/), toFamily(placedOrder, 'Order Request Submitted Successfully')],
  ranch: [toFamily('/rancher/1', 'Reviews')],
  customerOrders: [toFamily('/customer-orders', 'View Timeline')],
  favorites: [toVisitor('/favorites', 'Sign In to View Favorites'), toFamily('/favorites', 'My Favorite Ranchers')],
  messages: [toFamily('/messages', 'Messages'), toRancher('/messages', 'Messages')],
  conversation: [
    toFamily(firstConversation, ABOUT),
    toFamily('/messages/999999999', 'Conversation Not Found'),
    toRancher(firstConversation, ABOUT),
  ],
  recalls: [
    toFamily('/recalls', 'No Recalls'),
    toRancher('/recalls', 'Start a Recall'),
    toFamily('/recalls/999999999', 'Recall Not Found'),
  ],
  profile: [
    toFamily('/profile', 'Profile'),
    toRancher('/profile', 'Ranch Profile'),
    toRancher('/profile?tab=products', 'Shares of a cow'),
    toRancher('/profile?tab=raising', 'In your words'),
    toRancher('/profile?tab=delivery', 'How families get it'),
    toRancher('/profile?dialog=photos', 'Main photo'),
    { by: 'admin', path: '/profile', shows: 'Tokens and Webhooks' },
  ],
  notifications: [
    toFamily('/profile/notifications', 'Notifications'),
    toRancher('/profile/notifications', 'Notifications'),
  ],
  // Other tests may have created tokens or webhooks.
  apiAccess: [
    toRancher('/profile/api', /^(No Tokens Yet|Revoke)/),
    { by: 'admin', path: '/profile/api', shows: /^(No Webhooks Yet|Delete)/ },
  ],
  rancherDashboard: [
    toRancher('/rancher-dashboard', /^Showing 1-5 of/),
    toRancher('/rancher-dashboard?archived', 'Clear Filters'),
    toRancher('/rancher-dashboard?tab=commission', 'Of each fulfilled order'),
    toRancher('/rancher-dashboard?tab=commission&view=payment', 'Submit Payment Request'),
    toRancher('/rancher-dashboard?tab=profile', 'View Public Page'),
  ],
  rancherOrders: [toRancher('/rancher-orders', 'Commission pending')],
  rancherProducts: [toRancher('/rancher-products', 'Bulk Beef Pricing')],
  rancherHerd: [toRancher('/rancher/herd', 'Processors')],
  rancherBalances: [toRancher('/rancher/balances', 'Balances Due')],
  admin: [
    ...adminTabs.map(({ value, searches }) => toAdmin(searches ? `${value}&search=a` : value)),
    toAdmin('orders&search=Alvarez&order=1', 'Status History'),
    toAdmin('orders&search=Alvarez&support=order-1', 'Emails ('),
  ],
  notFound: [toVisitor('/nowhere', '404 Page Not Found')],
};
