import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { loadRancher } from '../ranches/findRancher';
import { idNumber } from '../schema/ids';
import type { AnimalRow } from './Animal';
import { mayKnowAnimal } from './visibleAnimals';

/** Loads an animal without checking access, for a record that the viewer may see, such as an event. */
export const loadAnimal = loader<number, AnimalRow | null, string[]>(async ({ db }, ids, columns) => {
  const rows = await prepared<AnimalRow>(db, db('animals').select(columns).whereRaw('id = any(?)', [ids]));
  return onePerKey(ids, rows, ({ id }) => id);
});

/** Finds an animal by id. Null if the viewer may not see it. */
export async function findAnimal(context: Context, id: string | number, columns: string[]): Promise<AnimalRow | null> {
  const animal = await loadAnimal(context, idNumber(id), columns);
  if (!animal) return null;
  const ranch = mustExist(await loadRancher(context, animal.rancherId, ['id', 'approval']));
  if (mayKnowAnimal(animal, ranch, signedIn(context))) return animal;
  return (await holdsShare(context, animal.id)) ? animal : null;
}

/** A family always sees an animal that it has a share of. */
const holdsShare = loader<number, boolean>(async (context, animalIds) => {
  const sql = `select c.animal_id from claims c join orders o on o.id = c.order_id
    where c.animal_id = any(?) and o.customer_id = ?`;
  const held = await prepared<{ animalId: number }>(context.db, { sql, bindings: [animalIds, signedIn(context).id] });
  return animalIds.map((id) => held.some(({ animalId }) => animalId === id));
});
