import type { Breed } from '../../rules/ranches/ranchFacts';
import type { Land } from './landforms/lands';
import type { Ridge } from './ridge';
import type { View } from './view';

/** Where a subject is set: on the middle ground, or on the ground in front of it. */
export type Site = { middle: Ridge; near: Ridge; land: Land; breed: Breed };

export type Subject = { middle: string; near: string };

export type DrawSubject = (view: View, site: Site) => Subject;
