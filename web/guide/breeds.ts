import type { PictureBreed } from '../../rules/pictures';

interface BreedGroup {
  picture: PictureBreed;
  names: string;
  beef: string;
}

/** What families ask most about, from the one that they meet most often. */
export const BREED_GROUPS: readonly BreedGroup[] = [
  {
    picture: 'angus',
    names: 'Angus, Red Angus, Wagyu',
    beef: 'Known for marbling, Wagyu most of all: tender steaks, rich ground beef.',
  },
  {
    picture: 'hereford',
    names: 'Hereford, Shorthorn',
    beef: 'Old English breeds. They finish well on grass alone and stay tender.',
  },
  {
    picture: 'charolais',
    names: 'Charolais, Simmental, Limousin, Gelbvieh',
    beef: 'Large and lean: heavier shares, generous roasts, less fat to trim.',
  },
  {
    picture: 'longhorn',
    names: 'Longhorn, Brahman, Beefmaster',
    beef: 'At home in heat and drought. Lean beef with a strong flavor; cook it gently.',
  },
  {
    picture: 'highland',
    names: 'Highland',
    beef: 'Slow to grow, with hair instead of outer fat: fine-grained and lean. Shares are smaller.',
  },
  {
    picture: 'galloway',
    names: 'Belted Galloway',
    beef: 'A hardy grazer. Little outer fat, yet well marbled on grass.',
  },
  {
    picture: 'holstein',
    names: 'Holstein, Jersey',
    beef: 'Dairy breeds. Marbled, with smaller steaks; the fat of a Jersey is yellow.',
  },
];
