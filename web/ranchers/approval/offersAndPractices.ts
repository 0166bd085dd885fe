import { COW_SHARES } from '../../../rules/cowShares';
import { RANCH_QUALITY } from '../../../rules/vocabulary';
import type { RancherDetails_rancherFragment } from './RancherDetails.generated';

/** What a ranch says that it offers, priced or not, and how it raises its cattle. */
export function offersAndPractices(ranch: RancherDetails_rancherFragment): string[] {
  const shares = COW_SHARES.filter(({ offerField }) => ranch[offerField]).map(({ label }) => label);
  const practices = [
    ranch.isGrassFed && RANCH_QUALITY.label('GRASS_FED'),
    ranch.isGrainFinished && RANCH_QUALITY.label('GRAIN_FINISHED'),
    ranch.isOrganic && RANCH_QUALITY.label('ORGANIC'),
  ];
  return [...shares, ...practices.filter((label) => label !== false)];
}
