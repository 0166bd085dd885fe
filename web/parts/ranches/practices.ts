import { PRACTICE_NAMES, PRACTICES, type Practice } from '../../../rules/ranches/practices';

/** Explains each practice to a family that has never bought from a ranch. */
const MEANINGS: Record<Practice, string> = {
  isGrassFed: 'The cattle eat grass and hay all their lives. The beef is leaner and tastes of the pasture.',
  isGrainFinished: 'The cattle get grain in their last months, which gives the beef its marbling.',
  isOrganic: 'No synthetic fertilizers or pesticides on the land or in the feed.',
  isPastureRaised: 'The herd lives on open pasture, with room to walk and graze.',
  isHormoneAntibiotic: 'The animals are raised without growth hormones and without antibiotics.',
  isFamilyOwned: 'A family owns the ranch and does the work. You talk to the people who raise your beef.',
  isRegenerativelyRaised: 'The herd moves often, so grass and soil recover and get better every year.',
};

/** Returns the practices that a ranch claims, in the order of the badges. */
export function practicesOf(ranch: Record<Practice, boolean>) {
  return PRACTICE_NAMES.filter((name) => ranch[name]).map((name) => ({
    flag: name,
    label: PRACTICES[name].label,
    meaning: MEANINGS[name],
    isFilter: 'quality' in PRACTICES[name],
  }));
}
