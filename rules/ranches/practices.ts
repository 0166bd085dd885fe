import { labels } from '../words/labels';

/** What a ranch can claim about its cattle, in the order of its badges. Families can filter by those with a `quality`. */
export const PRACTICES = {
  isGrassFed: { label: 'Grass-Fed', quality: 'GRASS_FED' },
  isGrainFinished: { label: 'Grain-Finished', quality: 'GRAIN_FINISHED' },
  isOrganic: { label: 'Organic', quality: 'ORGANIC' },
  isPastureRaised: { label: 'Pasture Raised' },
  isHormoneAntibiotic: { label: 'No Hormones/Antibiotics' },
  isFamilyOwned: { label: 'Family Owned' },
  isRegenerativelyRaised: { label: 'Regeneratively Raised' },
} as const satisfies Record<string, { label: string; quality?: string }>;

export type Practice = keyof typeof PRACTICES;
export type RanchQuality = Extract<(typeof PRACTICES)[Practice], { quality: string }>['quality'];

export const PRACTICE_NAMES = Object.keys(PRACTICES) as Practice[];

export const RANCH_QUALITY = labels(
  Object.fromEntries(
    Object.values(PRACTICES).flatMap((practice) => ('quality' in practice ? [[practice.quality, practice.label]] : [])),
  ) as Record<RanchQuality, string>,
);
