import type { RanchQuality } from '../../../rules/words/vocabulary';

interface Practice {
  flag: PracticeFlag;
  label: string;
  /** Families can filter by it. */
  quality?: RanchQuality;
  /** Explains it to a family that has never bought from a ranch. */
  meaning: string;
}

type PracticeFlag =
  | 'isGrassFed'
  | 'isGrainFinished'
  | 'isOrganic'
  | 'isPastureRaised'
  | 'isHormoneAntibiotic'
  | 'isFamilyOwned'
  | 'isRegenerativelyRaised';

export type RanchPractices = Record<PracticeFlag, boolean>;

const PRACTICES: readonly Practice[] = [
  {
    flag: 'isGrassFed',
    label: 'Grass-Fed',
    quality: 'GRASS_FED',
    meaning: 'The cattle eat grass and hay all their lives. The beef is leaner and tastes of the pasture.',
  },
  {
    flag: 'isGrainFinished',
    label: 'Grain-Finished',
    quality: 'GRAIN_FINISHED',
    meaning: 'The cattle get grain in their last months, which gives the beef its marbling.',
  },
  {
    flag: 'isOrganic',
    label: 'Organic',
    quality: 'ORGANIC',
    meaning: 'No synthetic fertilizers or pesticides on the land or in the feed.',
  },
  {
    flag: 'isPastureRaised',
    label: 'Pasture Raised',
    meaning: 'The herd lives on open pasture, with room to walk and graze.',
  },
  {
    flag: 'isHormoneAntibiotic',
    label: 'No Hormones/Antibiotics',
    meaning: 'The animals are raised without growth hormones and without antibiotics.',
  },
  {
    flag: 'isFamilyOwned',
    label: 'Family Owned',
    meaning: 'A family owns the ranch and does the work. You talk to the people who raise your beef.',
  },
  {
    flag: 'isRegenerativelyRaised',
    label: 'Regeneratively Raised',
    meaning: 'The herd moves often, so grass and soil recover and get better every year.',
  },
];

export function practicesOf(ranch: RanchPractices): Practice[] {
  return PRACTICES.filter(({ flag }) => ranch[flag]);
}
