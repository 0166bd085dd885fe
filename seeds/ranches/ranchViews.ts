import { RANCH_VIEWS } from '../../rules/products/pictures';
import { at } from '../at';
import type { Landform, RanchStory } from './RanchStory';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

const SUBJECTS = {
  farm: 'in front of the barn',
  lane: 'along the lane to the house',
  portrait: 'up close',
  waterhole: 'at the windmill and its tank',
  creekside: 'by the water',
  trail: 'on the move',
  pasture: 'out on pasture',
  shade: 'resting under a tree',
  fenceline: 'seen over the fence',
  haying: 'among the bales',
};
export type SubjectName = keyof typeof SUBJECTS;

export interface RanchView {
  /** Starts at 1, the main picture. */
  view: number;
  subject: SubjectName;
  season: Season;
  words: string;
}

/** Land with windmill pumps. */
const DRY: readonly Landform[] = [
  'plains',
  'hillCountry',
  'desertRange',
  'canyonlands',
  'tablelands',
  'sagebrush',
  'palmetto',
];
/** Land where nobody bales hay. */
const UNMOWN: readonly Landform[] = ['desertRange', 'canyonlands', 'palmetto', 'volcano'];

const FURTHER: readonly SubjectName[] = ['pasture', 'fenceline', 'trail', 'shade'];

/** The pictures of a ranch: its home, an animal, its water and three more, in different seasons. */
export function ranchViews({ picture, land, breed }: Pick<RanchStory, 'picture' | 'land' | 'breed'>): RanchView[] {
  const mown: SubjectName = UNMOWN.includes(land) ? 'pasture' : 'haying';
  const pairs: SubjectName[][] = [
    ['trail', mown],
    ['pasture', 'shade'],
    ['fenceline', 'trail'],
    ['shade', mown],
    ['pasture', 'fenceline'],
  ];
  const subjects: SubjectName[] = [
    picture % 2 ? 'farm' : 'lane',
    'portrait',
    DRY.includes(land) ? 'waterhole' : 'creekside',
    ...at(pairs, Math.floor(picture / 5) % pairs.length),
  ];
  const turned = subjects.map((_, index) => at(subjects, (picture + index) % subjects.length));
  const order = [...turned, ...FURTHER.filter((subject) => !subjects.includes(subject))];
  const cattle = breed === 'Mixed Breed' ? 'Crossbred cattle' : `${breed} cattle`;
  return order.slice(0, RANCH_VIEWS).map((subject, index) => {
    // Shifted against the subjects, so that portraits aren't always in summer.
    const season = at(SEASONS, (picture * 3 + index + Math.floor(picture / 4)) % SEASONS.length);
    return { view: index + 1, subject, season, words: `${cattle} ${SUBJECTS[subject]}, ${season}` };
  });
}
