import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { loadRancher } from '../ranches/findRancher';
import { idNumber } from '../schema/ids';
import type { AnimalRow } from './Animal';
import { mayKnowAnimal } from './visibleAnimals';

/** The animal that another record belongs to, such as an event that the viewer may see. */
export const loadAnimal = loader<number, AnimalRow | null, string[]>(async ({ db }, ids, columns) => {
  const rows = await prepared<AnimalRow>(db, db('animals').select(columns).whereRaw('id = any(?)', [ids]));
  return onePerKey(ids, rows, ({ id }) => id);
});

/** An animal by id, or null if the viewer may not see it. */
export async function findAnimal(context: Context, id: string | number, columns: string[]): Promise<AnimalRow | null> {
  const animal = await loadAnimal(context, idNumber(id), columns);
  if (!animal) return null;
  const ranch = mustExist(await loadRancher(context, animal.rancherId, ['id', 'approval']));
  return mayKnowAnimal(animal, ranch, signedIn(context)) ? animal : null;
}
