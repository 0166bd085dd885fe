import { createRandom } from './pictures/random';

export type Random = ReturnType<typeof randomOf>;

/** Draws that depend on the name alone: a ranch more or less in the lists leaves all the others as they are. */
export function randomOf(name: string) {
  const random = createRandom(hashOf(name));
  return {
    ...random,
    /** Some of the choices, each at most once, in their own order. */
    some<T>(choices: readonly T[], count: number): T[] {
      const left = [...choices.keys()];
      while (left.length > count) left.splice(random.whole(0, left.length - 1), 1);
      return left.map((index) => choices[index]!);
    },
    /** One of the choices, as often as its weight says. */
    weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let left = random.between(0, total);
      const chosen = choices.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return (chosen ?? choices.at(-1)!)[0];
    },
  };
}

/** FNV-1a */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
