import type { Duty } from './accounts/duties';
import type { UserType } from './words/vocabulary';

/** Who may see a screen. The guard redirects everyone else. `whenOpen` includes visitors only if OPEN_RANCHES is set. */
export type Audience = 'everyone' | 'whenOpen' | 'signedIn' | readonly (UserType | 'VISITOR')[];

/** A screen of the client, and the addresses at which it is. */
export interface Place {
  /** `:id` is a record's number, `:state` a state in words, `:slug` any text. A parameter with `?` may be missing. */
  path: string;
  /** Other paths of the screen. */
  also?: readonly string[];
  who: Audience;
  /** The duty that a rancher's or admin's role must have. */
  duty?: Duty;
  /** Who makes its HTML: the build, or the server with the first data. Without, the browser does. */
  forVisitors?: 'built' | 'rendered';
  forPeople?: 'built' | 'rendered';
  /** Whether the browser shows it also for an id that isn't a number, because it says so itself. */
  explainsInvalidId?: true;
  /** Whether the sitemap lists it, or search engines may not read it, because only emails link to it. */
  search?: 'listed' | 'closed';
}

const PAPER = { who: 'everyone', forVisitors: 'built', forPeople: 'built', search: 'listed' } as const;

/** All screens of the client. An address belongs to the first one whose path it matches. */
export const site = {
  home: { path: '/', who: 'everyone', forVisitors: 'built', forPeople: 'built', search: 'listed' },
  auth: { path: '/auth', also: ['/login'], who: 'everyone', forVisitors: 'built', forPeople: 'built' },
  forgotPassword: { path: '/forgot-password', who: 'everyone' },
  resetPassword: { path: '/reset-password', who: 'everyone', search: 'closed' },
  confirmEmail: { path: '/confirm-email', who: 'everyone', search: 'closed' },
  undoEmailChange: { path: '/undo-email-change', who: 'everyone', search: 'closed' },
  secureAccount: { path: '/secure-account', who: 'everyone', search: 'closed' },
  helperInvitation: { path: '/helper-invitation', who: 'everyone', search: 'closed' },
  adminInvitation: { path: '/admin-invitation', who: 'everyone', search: 'closed' },
  door: { path: '/door', who: 'everyone', search: 'closed' },
  // Signed-in people see other tabs in the guide than visitors.
  guide: { path: '/guide', who: 'everyone', forVisitors: 'built', search: 'listed' },
  terms: { path: '/terms', ...PAPER },
  privacy: { path: '/privacy', ...PAPER },
  accessibility: { path: '/accessibility', ...PAPER },
  security: { path: '/security', ...PAPER },
  rancherSignup: { path: '/rancher-signup', who: 'everyone', search: 'listed' },
  rancherSignupEnhanced: { path: '/rancher-signup-enhanced', who: 'everyone' },
  findRancher: {
    path: '/find-rancher',
    who: 'whenOpen',
    forVisitors: 'rendered',
    forPeople: 'rendered',
    search: 'listed',
  },
  states: { path: '/ranchers', who: 'whenOpen', forVisitors: 'rendered', forPeople: 'rendered', search: 'listed' },
  state: { path: '/ranchers/:state', who: 'whenOpen', forVisitors: 'rendered', forPeople: 'rendered' },
  compare: { path: '/compare', who: 'signedIn' },
  // Must precede the ranch, whose name could be this path's last word.
  checkout: { path: '/rancher/:id/checkout', who: 'signedIn', explainsInvalidId: true },
  ranch: {
    path: '/rancher/:id/:slug?',
    also: ['/ranchers/:id'],
    who: 'whenOpen',
    forVisitors: 'rendered',
    forPeople: 'rendered',
    explainsInvalidId: true,
  },
  customerOrders: { path: '/customer-orders', who: ['CUSTOMER'] },
  // The screen itself asks visitors to sign in.
  favorites: { path: '/favorites', who: ['VISITOR', 'CUSTOMER'], forPeople: 'rendered' },
  messages: { path: '/messages', who: ['CUSTOMER', 'RANCHER'], duty: 'ORDERS' },
  conversation: { path: '/messages/:id', who: ['CUSTOMER', 'RANCHER'], duty: 'ORDERS' },
  recalls: { path: '/recalls/:id?', who: 'signedIn', duty: 'ORDERS' },
  profile: { path: '/profile', who: 'signedIn' },
  notifications: { path: '/profile/notifications', who: 'signedIn' },
  apiAccess: { path: '/profile/api', who: ['RANCHER', 'ADMIN'], duty: 'PEOPLE' },
  rancherDashboard: { path: '/rancher-dashboard', who: ['RANCHER'], duty: 'ORDERS' },
  rancherOrders: { path: '/rancher-orders', who: ['RANCHER'], duty: 'ORDERS' },
  rancherProducts: { path: '/rancher-products', who: ['RANCHER'], duty: 'RANCH' },
  rancherHerd: { path: '/rancher/herd', who: ['RANCHER'], duty: 'ORDERS' },
  rancherBalances: { path: '/rancher/balances', who: ['RANCHER'], duty: 'MONEY' },
  admin: { path: '/admin', who: ['ADMIN'] },
  notFound: { path: '*', who: 'everyone', search: 'closed' },
} as const satisfies Record<string, Place>;

export type ScreenName = keyof typeof site;

/** What the search of a screen's address may name, so that letters and links open a tab, a dialog or a record. */
interface Search {
  auth: 'tab';
  resetPassword: 'token';
  confirmEmail: 'token';
  undoEmailChange: 'token';
  secureAccount: 'token';
  helperInvitation: 'token';
  adminInvitation: 'token';
  guide: 'journey';
  findRancher: 'state';
  ranch: 'tab';
  customerOrders: 'order' | 'payment' | 'cutSheet' | 'livePurchase' | 'review' | 'again' | 'wrong';
  rancherOrders: 'wrong';
  profile: 'dialog';
  rancherDashboard: 'order' | 'tab';
  admin: 'tab' | 'ranch';
}

type ParamIn<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type ParamOf<Screen extends ScreenName> = ParamIn<(typeof site)[Screen]['path']>;

type Given<Screen extends ScreenName> = {
  [Name in ParamOf<Screen> as Name extends `${string}?` ? never : Name]: string | number;
} & {
  [Name in ParamOf<Screen> as Name extends `${infer Optional}?` ? Optional : never]?: string | undefined;
} & { [Name in Screen extends keyof Search ? Search[Screen] : never]?: string | number | undefined };

/** Returns the address of a screen, with its parameters in the path and the others in the search. */
export function pathTo<Screen extends ScreenName>(screen: Screen, given: Given<Screen>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) search.set(name, String(value));
  const path = site[screen].path.replace(PARAM, (_, name) => {
    const value = search.get(name);
    search.delete(name);
    return value === null ? '' : `/${value}`;
  });
  return `${path}?${search}`.replace(/\?$/, '');
}

const PARAM = /\/:(\w+)(\??)/g;

/** What the values of parameters look like. A billion isn't an id yet, and larger numbers don't fit into the database's. */
const VALUES: Record<string, string> = { id: '\\d{1,9}', state: '[^/\\d][^/]*', slug: '[^/]+' };

/** Matches all addresses with a path. */
const patternOf = (path: string, values: Record<string, string>) =>
  new RegExp(`^${path.replace(PARAM, (_, name, optional) => `(?:/(?<${name}>${values[name]}))${optional}`)}/?$`, 'i');

const patternsWith = (values: Record<string, string>) =>
  (Object.keys(site) as ScreenName[]).flatMap((screen) => {
    const place: Place = site[screen];
    const paths = screen === 'notFound' ? [] : [place.path, ...(place.also ?? [])];
    return paths.map((path) => ({ screen, place, pattern: patternOf(path, values) }));
  });

const patterns = patternsWith(VALUES);
const withAnyId = patternsWith({ ...VALUES, id: '[^/]+' }).filter(({ place }) => place.explainsInvalidId);

export interface Found {
  screen: ScreenName;
  place: Place;
  params: Readonly<Record<string, string | undefined>>;
}

export const NOWHERE: Found = { screen: 'notFound', place: site.notFound, params: {} };

/** Finds the screen at a path, with the values of the path's parameters. */
export function placeAt(pathname: string): Found {
  for (const { screen, place, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { screen, place, params: match.groups ?? {} };
  }
  return NOWHERE;
}

/** Finds the screen that the browser shows at a path. It may have no id, where the server answers 404. */
export function screenToShow(pathname: string): Found {
  const found = placeAt(pathname);
  const other = found === NOWHERE ? withAnyId.find(({ pattern }) => pattern.test(pathname)) : undefined;
  return other ? { screen: other.screen, place: other.place, params: {} } : found;
}
