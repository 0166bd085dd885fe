import { messageOf } from '../../errors/graphErrors';

/** Changes animals one after the other, each whether or not the others can change. Returns why the others were refused. */
export async function changeEach<Animal extends { tag: string }>(
  animals: readonly Animal[],
  change: (animal: Animal) => Promise<unknown>,
) {
  const changed: Animal[] = [];
  const refused: string[] = [];
  for (const animal of animals) {
    try {
      await change(animal);
      changed.push(animal);
    } catch (error) {
      refused.push(`Animal ${animal.tag}: ${messageOf(error)}`);
    }
  }
  return { changed, refused };
}
