import type { Knex } from 'knex';
import { type AnimalToMove, nextStagesOf } from '../../rules/herd/animalStage';
import { PLACES } from '../../rules/herd/quarters';
import { dayIn } from '../../rules/time/timeZone';
import { type Context, signedIn } from '../context';
import { loader } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { loadProcessor } from '../processors/loadProcessors';
import { Processor } from '../processors/Processor';
import { mayEdit } from '../ranches/visibleRanchers';
import type { AnimalRow } from './Animal';

/** The platform's day, which decides what is past. */
export const today = ({ config }: Pick<Context, 'config'>): string => dayIn(config.timeZone, new Date());

/** What decides how a locked animal may move. */
export async function animalToMove(trx: Knex.Transaction, animal: AnimalRow): Promise<AnimalToMove> {
  const processor = animal.processorId && (await Processor.query(trx).findById(animal.processorId));
  const [claimed = false] = await claimedBy(trx, [animal.id]);
  return { ...animal, inspection: processor ? processor.inspection : null, openPlaces: openPlaces(animal), claimed };
}

/** The stages that the viewer can move an animal to now. */
export async function nextStagesFor(context: Context, animal: AnimalRow) {
  if (!mayEdit({ id: animal.rancherId }, signedIn(context))) return [];
  const processor = animal.processorId && (await loadProcessor(context, animal.processorId));
  const inspection = processor ? processor.inspection : null;
  const claimed = await isClaimed(context, animal.id);
  return nextStagesOf({ ...animal, inspection, openPlaces: openPlaces(animal), claimed }, today(context));
}

const openPlaces = ({ taken }: AnimalRow) => PLACES.length - taken.length;

const isClaimed = loader<number, boolean>(({ db }, animalIds) => claimedBy(db, animalIds));

/** Whether a family holds a share of each of these animals. */
async function claimedBy(db: Knex, animalIds: number[]): Promise<boolean[]> {
  const sql = 'select distinct animal_id from claims where animal_id = any(?) and order_id is not null';
  const claimed = await prepared<{ animalId: number }>(db, { sql, bindings: [animalIds] });
  return animalIds.map((id) => claimed.some(({ animalId }) => animalId === id));
}
