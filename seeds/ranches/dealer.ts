import { randomOf } from '../random';

/** Picks one of the least used choices, so that no sentence appears on many ranches. */
export type Deal = <T>(choices: readonly T[]) => T;

/** Counts uses during one seeding. The same ranches in the same order always get the same choices. */
export function createDealer(): Deal {
  const random = randomOf('dealer');
  const used = new Map<unknown, number>();
  return (choices) => {
    const usesOf = (choice: unknown) => used.get(choice) ?? 0;
    const least = Math.min(...choices.map(usesOf));
    const chosen = random.pick(choices.filter((choice) => usesOf(choice) === least));
    used.set(chosen, least + 1);
    return chosen;
  };
}
