import type { Knex } from 'knex';
import { readPlaces } from '../readPlaces';
import { APPLICANTS } from './applicants';
import { assignScenes } from './assignScenes';
import { draftRanch, type RanchDraft } from './draftRanch';

export async function draftRanches(db: Knex, now: Date): Promise<RanchDraft[]> {
  const scenes = assignScenes(APPLICANTS);
  const placeOf = await readPlaces(
    db,
    APPLICANTS.map(({ story }) => story),
  );
  return APPLICANTS.map((applicant) => {
    const { story } = applicant;
    return draftRanch(applicant, { scene: scenes.get(story)!, place: placeOf(story.zip), now });
  });
}
