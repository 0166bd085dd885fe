import { formatCents } from '../../../rules/money/money';
import { ranchPath, statePath } from '../../../rules/ranches/ranchPath';
import { site } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { breadcrumbs, headElements, pictureAt, script } from './ranchHead';

export interface StateFigures {
  state: string;
  ranchCount: number;
  halfFrom: number | null;
}

export type RanchInList = { id: string; ranchName: string };

export const listHead = (publicUrl: string): string =>
  headElements({
    title: `Find a rancher – ${BRAND}`,
    description: 'Ranches that sell quarters, halves, whole cows and cuts directly to families, with their prices.',
    address: publicUrl + site.findRancher.path,
    image: { address: pictureAt(null, publicUrl) },
  });

export function statesHead(states: readonly StateFigures[], publicUrl: string): string {
  const ranches = states.reduce((sum, { ranchCount }) => sum + ranchCount, 0);
  const head = headElements({
    title: `Ranches by state – ${BRAND}`,
    description: `${counted(ranches)} in ${states.length} states sell beef directly to families. Pick your state to see their prices.`,
    address: publicUrl + site.states.path,
    image: { address: pictureAt(null, publicUrl) },
    isEmpty: states.length === 0,
  });
  const items = states.map(({ state }) => ({ name: `Ranches in ${state}`, path: statePath(state) }));
  return head + script(itemList('Ranches by state', items, publicUrl));
}

interface InState {
  ranches: readonly RanchInList[];
  states: readonly StateFigures[];
}

/** Excludes a state without ranches from search engines. Its page only leads people to other ranches. */
export function stateHead(name: string, { ranches, states }: InState, publicUrl: string): string {
  const own = states.find(({ state }) => state === name);
  const head = headElements({
    title: `Beef from ranches in ${name} – ${BRAND}`,
    description: own ? descriptionOf(own) : `No ranch in ${name} sells here yet. See which ranches reach you.`,
    address: publicUrl + statePath(name),
    image: { address: pictureAt(null, publicUrl) },
    isEmpty: !own,
  });
  const items = ranches.map((ranch) => ({ name: ranch.ranchName, path: ranchPath(ranch) }));
  const trail = [
    { name: 'All states', path: site.states.path },
    { name, path: statePath(name) },
  ];
  const lists = own ? [itemList(`Ranches in ${name}`, items, publicUrl), breadcrumbs(trail, publicUrl)] : [];
  return head + lists.map(script).join('');
}

function descriptionOf({ state, ranchCount, halfFrom }: StateFigures): string {
  const price = halfFrom === null ? '' : ` Halves from ${formatCents(halfFrom).replace(/\.00$/, '')}.`;
  const verb = ranchCount === 1 ? 'sells' : 'sell';
  return `${counted(ranchCount)} in ${state} ${verb} quarters, halves, whole cows and cuts straight to families.${price}`;
}

const counted = (ranches: number) => `${ranches.toLocaleString('en-US')} ${ranches === 1 ? 'ranch' : 'ranches'}`;

const itemList = (name: string, items: readonly { name: string; path: string }[], publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: item.name,
    url: publicUrl + item.path,
  })),
});
