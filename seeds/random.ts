import { at } from './at';
import { createRandom } from './createRandom';

export type Random = ReturnType<typeof randomOf>;

/** Random values that depend only on a name, so adding a ranch doesn't change the others. */
export function randomOf(name: string) {
  const random = createRandom(hashOf(name));
  return {
    ...random,
    /** Some of the choices without repeats, in their order. */
    some<T>(choices: readonly T[], count: number): T[] {
      const remaining = [...choices.keys()];
      while (remaining.length > count) remaining.splice(random.whole(0, remaining.length - 1), 1);
      return remaining.map((index) => at(choices, index));
    },
    /** One of the choices, with a probability in proportion to its weight. */
    weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = random.between(0, total);
      const chosen = choices.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (chosen ?? at(choices, -1))[0];
    },
  };
}

/** Hashes a text by FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
