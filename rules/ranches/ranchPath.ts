import { pathTo } from '../site';

/** The maximum length of a slug: long enough for a name, short enough for a line. */
const MAX_LENGTH = 60;

/** Words that other URLs have after a ranch's id. */
const TAKEN = ['checkout'];

/** The readable end of a ranch's URL: 'Pedernales Bend Ranch' is 'pedernales-bend-ranch'. Only ASCII is kept. */
export function ranchSlug(ranchName: string): string {
  const plain = ranchName.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  const words = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH);
  const slug = words.replace(/^-|-$/g, '') || 'ranch';
  return TAKEN.includes(slug) ? `${slug}-ranch` : slug;
}

export const ranchPath = ({ id, ranchName }: { id: string | number; ranchName: string }) =>
  pathTo('ranch', { id, slug: ranchSlug(ranchName) });

/** 'New Mexico' is 'new-mexico' in a URL. */
export const stateSlug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const statePath = (name: string) => pathTo('state', { state: stateSlug(name) });
