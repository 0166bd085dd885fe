import { ranchSlug, statePath } from '../rules/ranches/ranchPath';
import { pathTo, type ScreenName, site } from '../rules/site';
import { ranchesAreOpen } from './session/ranchesAreOpen';

type Paths = { [Screen in ScreenName]: (typeof site)[Screen]['path'] };

/** The paths of the client's screens, and the addresses that links open them with. */
export const paths = {
  ...(Object.fromEntries(Object.entries(site).map(([screen, { path }]) => [screen, path])) as Paths),
  beefPrices: '/#beef-prices',
  login: site.auth.also[0],
  register: pathTo('auth', { tab: 'register' }),
  journey: (id: string) => pathTo('guide', { journey: id }),
  /** A ranch's page, at one of its tabs if given. The path has the ranch's name only if ranches are open. */
  ranch: ({ id, ranchName }: { id: string; ranchName?: string | undefined }, tab?: string) =>
    pathTo('ranch', { id, slug: ranchName && ranchesAreOpen() ? ranchSlug(ranchName) : undefined, tab }),
  state: statePath,
  findInState: (name: string) => pathTo('findRancher', { state: name }),
  checkout: (id: string) => pathTo('checkout', { id }),
  conversation: (id: string) => pathTo('conversation', { id }),
  comparing: (ids: readonly string[], share?: string) =>
    `${site.compare.path}?ranchers=${ids.join(',')}${share ? `&share=${share.toLowerCase().replace('_', '-')}` : ''}`,
  rancherOrder: (id: string) => pathTo('rancherDashboard', { order: id }),
  editPhotos: pathTo('profile', { dialog: 'photos' }),
};
