import type { Knex } from 'knex';
import { type AnimalToMove, nextStagesOf } from '../../rules/herd/animalStage';
import { dayIn } from '../../rules/time/timeZone';
import { type Context, signedIn } from '../context';
import { loadProcessor } from '../processors/loadProcessors';
import { Processor } from '../processors/Processor';
import { mayEdit } from '../ranches/visibleRanchers';
import type { AnimalRow } from './Animal';

/** The platform's day, which decides what is past. */
export const today = ({ config }: Pick<Context, 'config'>): string => dayIn(config.timeZone, new Date());

/** What decides how a locked animal may move. */
export async function animalToMove(trx: Knex.Transaction, animal: AnimalRow): Promise<AnimalToMove> {
  const processor = animal.processorId && (await Processor.query(trx).findById(animal.processorId));
  return { ...animal, inspection: processor ? processor.inspection : null, openPlaces: 4, claimed: false };
}

/** The stages that the viewer can move an animal to now. */
export async function nextStagesFor(context: Context, animal: AnimalRow) {
  if (!mayEdit({ id: animal.rancherId }, signedIn(context))) return [];
  const processor = animal.processorId && (await loadProcessor(context, animal.processorId));
  const inspection = processor ? processor.inspection : null;
  return nextStagesOf({ ...animal, inspection, openPlaces: 4, claimed: false }, today(context));
}
