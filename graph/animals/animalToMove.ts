import type { Knex } from 'knex';
import { type AnimalToMove, lackForPrice } from '../../rules/herd/animalStage';

import type { EnteredFees } from '../../rules/herd/processorPayer';
import { PLACES } from '../../rules/herd/quarters';
import { dayIn } from '../../rules/time/timeZone';
import type { PricingModel } from '../../rules/words/vocabulary';
import type { Context } from '../context';
import { manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { mustExist } from '../database/transaction';
import { Processor } from '../processors/Processor';
import type { AnimalRow } from './Animal';

/** Today in the platform's time zone. */
export const today = ({ config }: Pick<Context, 'config'>): string => dayIn(config.timeZone, new Date());

/** Reads what the rules need to decide about moves of a locked animal. */
export async function animalToMove(trx: Knex.Transaction, context: Context, animal: AnimalRow): Promise<AnimalToMove> {
  const holders = mustExist((await holdersOf(trx, [animal.id]))[0]);
  const processor = animal.processorId === null ? null : await Processor.query(trx).findById(animal.processorId);
  return stateOf(animal, { holders, processor, today: today(context) });
}

/** A family with a share of an animal. */
type Holder = {
  animalId: number;
  name: string;
  pricing: PricingModel;
  isConfirmed: boolean;
  isFulfilled: boolean;
  isPacked: boolean;
  handoverDay: string | null;
};

async function holdersOf(db: Knex, animalIds: number[]): Promise<Holder[][]> {
  const sql = `select c.animal_id, o.customer_name as name, c.pricing, c.live_purchase_id is not null as is_confirmed,
      o.status = 'FULFILLED' as is_fulfilled, c.packaged_tenths is not null as is_packed, o.handover_day
    from claims c join orders o on o.id = c.order_id where c.animal_id = any(?) order by c.id`;
  const holders = await prepared<Holder>(db, { sql, bindings: [animalIds] });
  return manyPerKey(animalIds, holders, ({ animalId }) => animalId);
}

type Known = { holders: Holder[]; processor: EnteredFees | null | undefined; today: string };

function stateOf(animal: AnimalRow, { holders, processor, today }: Known): AnimalToMove {
  const isUnweighed = animal.hangingTenths === null;
  const namesOf = (some: (holder: Holder) => boolean) => [...new Set(holders.filter(some).map(({ name }) => name))];
  return {
    ...animal,
    lacksForPrice: lackForPrice(animal, processor),
    openPlaces: PLACES.length - animal.taken.length,
    claimed: holders.length > 0,
    fulfilled: holders.some(({ isFulfilled }) => isFulfilled),
    unconfirmed: namesOf(({ isConfirmed }) => !isConfirmed),
    lacksWeight: isUnweighed && [animal, ...holders].some(({ pricing }) => pricing === 'HANGING'),
    unpacked: namesOf(({ pricing, isPacked }) => pricing === 'PACKAGED' && !isPacked),
    waiting: namesOf(({ isFulfilled, handoverDay }) => !isFulfilled && !(handoverDay && handoverDay <= today)),
  };
}
