import { ranchScene } from '../../rules/pictures';
import type { Scene } from './scene';
import { SUBJECTS } from './subjects/subjects';

/** How the ranch scene of a number is drawn. */
export function sceneOf(number: number): Scene {
  const { landform, season, breed } = ranchScene(number);
  return { seed: 100 + number, landform, season, breed, subject: SUBJECTS[number % SUBJECTS.length]! };
}
