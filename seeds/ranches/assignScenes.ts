import { type PictureBreed, RANCH_SCENES, type RanchScene } from '../../rules/pictures';
import type { Breed } from '../../rules/ranchFacts';
import type { Applicant } from './applicants';
import type { RanchStory } from './RanchStory';

/** Which cattle of the pictures a breed looks like. */
const LOOKS: Partial<Record<Breed, PictureBreed>> = {
  Angus: 'angus',
  Hereford: 'hereford',
  Longhorn: 'longhorn',
  Charolais: 'charolais',
  Highland: 'highland',
  Holstein: 'holstein',
  'Belted Galloway': 'galloway',
  'Red Angus': 'hereford',
  Simmental: 'hereford',
  Limousin: 'hereford',
  Beefmaster: 'hereford',
  Brahman: 'charolais',
  Wagyu: 'angus',
};

/** A main picture for each ranch: of its land, its own as long as there are enough, with its cattle where there are some. */
export function assignScenes(applicants: readonly Applicant[]): Map<RanchStory, number> {
  const free = new Set(RANCH_SCENES);
  const assigned = new Map<RanchStory, number>();
  const assign = (story: RanchStory, scene: RanchScene | undefined) => {
    if (!scene) return;
    free.delete(scene);
    assigned.set(story, scene.number);
  };
  for (const { story, approval } of applicants) {
    const alike = ofLand(free, story).find(({ breed }) => breed === LOOKS[story.breed]);
    if (approval === 'APPROVED') assign(story, alike);
  }
  for (const { story } of applicants) {
    if (!assigned.has(story)) assign(story, ofLand(free, story)[0] ?? ofLand(RANCH_SCENES, story)[0]);
  }
  return assigned;
}

function ofLand(scenes: Iterable<RanchScene>, { land }: RanchStory): RanchScene[] {
  return [...scenes].filter(({ landform }) => landform === land);
}
