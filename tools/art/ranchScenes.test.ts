import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ranchPicture } from '../../rules/products/pictures';
import { APPLICANTS } from '../../seeds/ranches/applicants';
import { BREEDS } from './cattle/breeds';
import { LANDS } from './landforms/lands';
import { growsIn } from './landforms/plants';
import { PALETTES } from './palettes';
import { drawScene, ranchScenes } from './scene';

const RANCHES = APPLICANTS.map(({ story }) => story);
const SNOWLESS = ['HI', 'FL', 'LA', 'MS', 'AL', 'GA', 'SC', 'AR'];

test('each ranch has its own pictures, and all files exist', () => {
  const paths = RANCHES.flatMap((ranch) => ranchScenes(ranch).map(({ view }) => ranchPicture(ranch.picture, view)));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !existsSync(new URL(`../../web/public${path}`, import.meta.url)))).toEqual([]);
});

describe.each(RANCHES)('$name, $state', (ranch) => {
  const land = LANDS[ranch.land];
  const scenes = ranchScenes(ranch);

  test('each picture shows the breed and land of the ranch, and no two are alike', () => {
    expect(scenes.map(({ scene }) => [scene.breed, scene.land])).toEqual(scenes.map(() => [ranch.breed, ranch.land]));
    expect(ranch.breed === 'Mixed Breed' || ranch.breed in BREEDS).toBe(true);
    expect(new Set(scenes.map(({ scene }) => scene.seed)).size).toBe(scenes.length);
    expect(new Set(scenes.map(({ subject }) => subject)).size).toBe(scenes.length);
    expect(scenes.map(({ subject }) => subject)).toContain('portrait');
  });

  test('the land and plants of the ranch exist in its state', () => {
    expect(land.states).toContain(ranch.state);
    expect(land.plants.filter((plant) => !growsIn(plant, ranch.state))).toEqual([]);
  });

  test('there is no snow in a state without snow', () => {
    const printed = Object.values(land.palettes).flatMap((names) => names.map((name) => PALETTES[name]));
    expect(SNOWLESS.includes(ranch.state) && printed.some(({ snow }) => snow)).toBe(false);
  });
});

test('the same ranch is drawn the same each time', () => {
  const [first] = ranchScenes(RANCHES[0]!);
  expect(drawScene(first!.scene)).toBe(drawScene(first!.scene));
});

test('every breed, and every mixed herd, is drawn in its own coat', () => {
  const { scene } = ranchScenes(RANCHES[0]!)[0]!;
  const drawn = Object.keys(BREEDS).map((breed) => drawScene({ ...scene, breed: breed as keyof typeof BREEDS }));
  expect(new Set(drawn).size).toBeGreaterThan(Object.keys(BREEDS).length - 3);
});
