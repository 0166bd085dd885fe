import type { Knex } from 'knex';
import { hasAnyDuty } from '../../rules/accounts/duties';
import { type AnimalToMove, nextStagesOf } from '../../rules/herd/animalStage';
import { PLACES } from '../../rules/herd/quarters';
import { dayIn } from '../../rules/time/timeZone';
import { type Context, signedIn } from '../context';
import { mustExist } from '../database/mustExist';
import { loader, manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { mayEdit } from '../ranches/visibleRanchers';
import type { AnimalRow } from './Animal';

/** Today in the platform's time zone. */
export const today = ({ config }: Pick<Context, 'config'>): string => dayIn(config.timeZone, new Date());

/** Reads what the rules need to decide about moves of a locked animal. */
export async function animalToMove(trx: Knex.Transaction, animal: AnimalRow): Promise<AnimalToMove> {
  const holders = mustExist((await holdersOf(trx, [animal.id]))[0]);
  return { ...animal, openPlaces: openPlaces(animal), ...holders };
}

/** Returns the stages that the viewer can move an animal to now. */
export async function nextStagesFor(context: Context, animal: AnimalRow) {
  const viewer = signedIn(context);
  if (!hasAnyDuty(viewer, ['RANCH']) || !mayEdit({ id: animal.rancherId }, viewer)) return [];
  const holders = await loadHolders(context, animal.id);
  return nextStagesOf({ ...animal, openPlaces: openPlaces(animal), ...holders }, today(context));
}

const openPlaces = ({ taken }: AnimalRow) => PLACES.length - taken.length;

type Holders = Pick<AnimalToMove, 'claimed' | 'unconfirmed' | 'fulfilled'>;

const loadHolders = loader<number, Holders>(({ db }, animalIds) => holdersOf(db, animalIds));

type Holder = { animalId: number; name: string; isConfirmed: boolean; isFulfilled: boolean };

/** Returns for each animal what its families decide: whether there are any, who hasn't bought alive, and whether one has its beef. */
async function holdersOf(db: Knex, animalIds: number[]): Promise<Holders[]> {
  const sql = `select c.animal_id, o.customer_name as name, c.live_purchase_id is not null as is_confirmed,
      o.status = 'FULFILLED' as is_fulfilled
    from claims c join orders o on o.id = c.order_id where c.animal_id = any(?) order by c.id`;
  const holders = await prepared<Holder>(db, { sql, bindings: [animalIds] });
  return manyPerKey(animalIds, holders, ({ animalId }) => animalId).map((own) => ({
    claimed: own.length > 0,
    fulfilled: own.some(({ isFulfilled }) => isFulfilled),
    unconfirmed: [...new Set(own.filter(({ isConfirmed }) => !isConfirmed).map(({ name }) => name))],
  }));
}
