import { longDay } from '../../rules/time/days';
import type { DoorPage_doorFragment as Door } from './DoorPage.generated';

export type Due = { animal: Door['animals'][number]; door: Door };
type Day = { title: string; day: string | null; due: Due[] };

export const allDue = (doors: readonly Door[]): Due[] =>
  doors.flatMap((door) => door.animals.map((animal): Due => ({ animal, door })));

/** Whether an animal may be on the scale: it hangs, or its harvest day has come. */
export const canBeOnScale = ({ animal: { stage, harvestDate } }: Due, today: string): boolean =>
  stage !== 'OPEN' || (harvestDate !== null && harvestDate <= today);

/** The days with animals, today first, then those that hang. */
export function daysOf(all: readonly Due[], today: string): Day[] {
  const due = all.filter(({ animal }) => animal.stage === 'OPEN');
  const dates = [...new Set(due.flatMap(({ animal }) => animal.harvestDate ?? []))].sort();
  const dayOf = (day: string | null, title: string): Day => ({
    ...{ day, title },
    due: due.filter(({ animal }) => animal.harvestDate === day),
  });
  const hanging = { title: 'Hanging', day: null, due: all.filter(({ animal }) => animal.stage !== 'OPEN') };
  return [
    ...dates.map((day) => dayOf(day, day === today ? `Today, ${longDay(day)}` : longDay(day))),
    hanging,
    dayOf(null, 'No date yet'),
  ].filter(({ due: some }) => some.length > 0);
}
